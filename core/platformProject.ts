/** The platform's own project, whose tables and forms edit configuration, and belong to every project (D40, D41). */
export const platformProject = "platon";

export { createProjectDirectory } from "./createProjectDirectory.ts";
export { lockProject } from "./lockProject.ts";
export { limitsOf, platformProject, type Project } from "./Project.ts";

export { createProjectDirectory } from "./createProjectDirectory.ts";
export { platformProject, type Project } from "./Project.ts";

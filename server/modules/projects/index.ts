export { createProjectDirectory } from "./createProjectDirectory.ts";
export { lockProject } from "./lockProject.ts";
export { platformProject, type Project } from "./Project.ts";

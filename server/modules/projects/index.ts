export { createProjectDirectory } from "./createProjectDirectory.ts";
export { lockProject } from "./lockProject.ts";
export { limitsOf, type Project } from "./Project.ts";

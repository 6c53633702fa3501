/** The project whose folder comes with the product. */
const demoProject = "demo";

/**
 * Whether `/demo/…` is shown (D53): in development, and in the demo project.
 * @param project undefined as long as it is not known
 */
export const isDemoOn = (project: string | undefined, isDevelopment: boolean): boolean =>
  isDevelopment || project === demoProject;

/** Put in place by the build; outside of one (a test) there is none. */
interface BuildEnvironment {
  readonly env?: { readonly DEV?: boolean };
}

export const isDevelopment = (): boolean => (import.meta as BuildEnvironment).env?.DEV === true;

/** Attribute of first-party parts inside a box: a component's css and events end there. */
export const hostAttribute = "data-platon-host";

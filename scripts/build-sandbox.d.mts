/** The programs of ui, expression and frame realms as text. */
export function buildGuest(): Promise<string>;
export function buildExpressionGuest(): Promise<string>;
export function buildFrameGuest(): Promise<string>;

/** Writes `guard.html` and `frame.html` into the folder, and beside each the headers that it is served with. */
export function buildSandbox(folder?: string): Promise<void>;

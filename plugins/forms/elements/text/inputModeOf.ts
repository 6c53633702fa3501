const inputModes = ["text", "decimal", "numeric", "tel", "search", "email", "url"] as const;

/** The keyboard that a phone shows; a configured text that names none is as good as nothing. */
export function inputModeOf(configured: string | undefined): (typeof inputModes)[number] | undefined {
  return inputModes.find((mode) => mode === configured);
}

/**
 * While an input method composes a word, its keys are its own: Enter takes the word, Escape gives it up, arrows choose
 * among proposals. No list, dialog, palette or form hears them, and the browser does what it always does.
 */
export function keepComposing(): () => void {
  const keep = (event: KeyboardEvent): void => {
    // Safari ends the word first and then tells of the key that ended it, with the code that stands for "processed".
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keep, { capture: true });
  return () => window.removeEventListener("keydown", keep, { capture: true });
}

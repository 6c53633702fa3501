/*
 * Before the first frame: the theme, density and language that this browser showed last, so that nothing flashes while the
 * program loads. A file of its own in front of the style sheet, because the policy allows no script in the document.
 * The keys are those of src/kernel/services/storage/storageKeys.ts (a test compares them). A theme that does not exist is drawn
 * in the default colour, and the program resets it.
 */
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem("platon_shown_theme");
    const language = localStorage.getItem("platon_shown_lang");
    const density = localStorage.getItem("platon_density");
    if (theme !== null && /^[A-Za-z][\w-]{0,63}\.[A-Za-z][\w-]{0,63}$/.test(theme)) root.dataset.theme = theme;
    if (language !== null && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/.test(language)) root.lang = language;
    if (density === "compact" || density === "comfortable") root.dataset.density = density;
  } catch {
    // A browser that refuses its storage shows the project's own look.
  }
})();

/** Behind a finger the click comes a little later. */
const longest = 100;

/** What was let go over a button is no press of it: the click that follows a drag goes nowhere. */
export function swallowClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (): void => listening.abort();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  window.addEventListener("click", swallow, { capture: true, signal });
  // Another press has a click of its own.
  window.addEventListener("pointerdown", end, { capture: true, signal });
  setTimeout(end, longest);
}

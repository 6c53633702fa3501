/** After so long without a key, a press or a movement nobody sits there, in milliseconds. */
const quietFor = 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Whether nobody has touched this document for a minute; it begins attended.
 * @example const isUnattended = watchAttendance();
 */
export function watchAttendance(): () => boolean {
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  return () => Date.now() - last > quietFor;
}

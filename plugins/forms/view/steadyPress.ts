import type { MouseEvent } from "react";

/** What acts on a click, and not already when the press begins; of a field to write in the press sets the place of the caret. */
const pressed = "a[href], button, label, summary, input[type=checkbox], input[type=radio]";

const pressedIn = ({ target, currentTarget }: MouseEvent): HTMLElement | null =>
  // Events of what is open over the form come here too, as of its React parent.
  target instanceof Element && currentTarget.contains(target) ? target.closest<HTMLElement>(pressed) : null;

/**
 * Around the controls of a form. A press that moves the focus at its beginning makes the field that loses it say what is wrong,
 * what is below moves down by a line, and the press ends beside it: nothing happens. Here the focus moves at its end, before
 * the click, so that what a control settles on blur is settled before a button acts.
 */
export const steadyPress = {
  onMouseDown: (event: MouseEvent): void => {
    if (pressedIn(event)) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent): void => pressedIn(event)?.focus(),
};

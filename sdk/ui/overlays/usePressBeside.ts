import { useRef, type MouseEvent, type PointerEvent } from "react";

interface PressHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

/**
 * Handlers of what lies around a part: a press that begins and ends there closes it. Of one that begins or ends in the part,
 * as when text is selected beyond its edge, the browser tells a click on what is around both.
 */
export function usePressBeside(onClose: (() => void) | undefined): PressHandlers {
  const hasBegun = useRef(false);
  const hasEnded = useRef(false);
  return {
    onPointerDown: (event) => void (hasBegun.current = isBeside(event)),
    onPointerUp: (event) => void (hasEnded.current = isBeside(event)),
    onClick: (event) => {
      if (hasBegun.current && hasEnded.current && isBeside(event)) onClose?.();
    },
  };
}

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { menuKeyTarget } from "../../menus/menuKeys.ts";
import { useUiText } from "../../foundation/uiText.ts";
import { shownTime } from "./typedTime.ts";
import styles from "./TimeList.module.css";

export interface TimeListProps {
  /** Times are "HH:mm:ss". */
  readonly value: string | undefined;
  readonly onChoose: (time: string) => void;
  readonly onClose: () => void;
}

/** Every half hour of a day: any other time is typed. */
const times = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}:00`);
const names = times.map(shownTime);
const pageLength = 8;

/** The latest that is not after the value; the beginning of a working day without one. */
const indexNear = (value = "09:00:00"): number => Math.max(0, times.findLastIndex((time) => time <= value));

const targetOf = (key: string, at: number): number | undefined => {
  if (key === "PageDown") return Math.min(at + pageLength, times.length - 1);
  if (key === "PageUp") return Math.max(at - pageLength, 0);
  return menuKeyTarget(key, at, names);
};

/** Times of a day to choose from; it takes the focus when it appears. */
export const TimeList = ({ value, onChoose, onClose }: TimeListProps): ReactElement => {
  const text = useUiText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => indexNear(value));
  useEffect(() => {
    // A popover is placed before it is shown, and takes no focus until then.
    const frame = requestAnimationFrame(() => {
      list.current?.focus();
      list.current?.querySelector("[data-active]")?.scrollIntoView?.({ block: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") onClose();
    else if (event.key === "Enter" || event.key === " ") onChoose(times[active] ?? "");
    else {
      const next = targetOf(event.key, active);
      if (next === undefined) return;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={text.openTimes}
      aria-activedescendant={`${id}-${active}`}
      className={styles.list}
      onKeyDown={press}
    >
      {times.map((time, at) => (
        <div
          key={time}
          id={`${id}-${at}`}
          role="option"
          aria-selected={time === value}
          data-active={at === active || undefined}
          className={styles.time}
          onPointerMove={() => setActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(time)}
        >
          {names[at]}
        </div>
      ))}
    </div>
  );
};

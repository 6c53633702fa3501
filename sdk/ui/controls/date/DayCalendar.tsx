import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import {
  addDays,
  addMonths,
  isoDayOf,
  parseIsoDay,
  validDay,
  weekdayOf,
  type CalendarDay,
} from "#core/format/calendar.ts";
import { Button } from "../../actions/Button.tsx";
import { IconButton } from "../../actions/IconButton.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { trapTab } from "../../overlays/trapTab.ts";
import { useUiText } from "../../foundation/uiText.ts";
import { useDateNames } from "./useDateNames.ts";
import styles from "./DayCalendar.module.css";
import { isDayWithin, monthWeeks } from "./monthWeeks.ts";

export interface DayCalendarProps {
  /** Days are "YYYY-MM-DD". */
  readonly value: string | undefined;
  readonly today: string;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
  /** What stands under the days, in place of the button that chooses today. */
  readonly children?: ReactNode;
}

/** The day that a key goes to, as the ARIA practices say for a date grid. */
const dayOfKey = (event: KeyboardEvent, day: CalendarDay): CalendarDay | undefined => {
  switch (event.key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return addMonths(day, event.shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, event.shiftKey ? 12 : 1);
    default:
      return undefined;
  }
};

interface DayCellProps extends DayCalendarProps {
  readonly day: CalendarDay;
  readonly active: CalendarDay;
}

const DayCell = ({ day, active, ...props }: DayCellProps): ReactElement => {
  const names = useDateNames();
  const iso = isoDayOf(day);
  const isOff = !isDayWithin(iso, props.minDate, props.maxDate);
  return (
    <td aria-selected={iso === props.value}>
      <button
        type="button"
        data-day={iso}
        tabIndex={iso === isoDayOf(active) ? 0 : -1}
        aria-disabled={isOff || undefined}
        aria-current={iso === props.today ? "date" : undefined}
        aria-label={`${day.day} ${names.monthsInDate[day.month - 1]} ${day.year}, ${names.weekdays[weekdayOf(day)]}`}
        className={joinClasses(
          styles.day,
          day.month !== active.month && styles.other,
          iso === props.today && styles.today,
          iso === props.value && styles.chosen,
        )}
        onClick={() => !isOff && props.onChoose(iso)}
      >
        {day.day}
      </button>
    </td>
  );
};

interface CalendarHeaderProps {
  readonly id: string;
  readonly active: CalendarDay;
  readonly onMove: (day: CalendarDay) => void;
}

const CalendarHeader = ({ id, active, onMove }: CalendarHeaderProps): ReactElement => {
  const text = useUiText();
  const names = useDateNames();
  const month = names.months[active.month - 1] ?? "";
  const step = (months: number): void => {
    const day = validDay(addMonths(active, months));
    if (day) onMove(day);
  };
  return (
    <div className={styles.header}>
      <div id={id} aria-live="polite" className={styles.month}>
        {month.charAt(0).toLocaleUpperCase() + month.slice(1)} {active.year}
      </div>
      <input
        className={styles.year}
        type="number"
        min={1}
        max={9999}
        aria-label={text.year}
        value={active.year}
        onChange={(event) => {
          const day = validDay({ ...active, day: 1, year: event.target.valueAsNumber });
          if (day) onMove(day);
        }}
      />
      <IconButton size="small" icon={ChevronLeft} label={text.previousMonth} onPress={() => step(-1)} />
      <IconButton size="small" icon={ChevronRight} label={text.nextMonth} onPress={() => step(1)} />
    </div>
  );
};

const firstDay = ({ value, today }: DayCalendarProps): CalendarDay =>
  parseIsoDay(value ?? "") ?? parseIsoDay(today) ?? { year: 2000, month: 1, day: 1 };

/** A month of days to choose from, in the language of the document; it takes the focus when it appears. */
export const DayCalendar = (props: DayCalendarProps): ReactElement => {
  const text = useUiText();
  const names = useDateNames();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => firstDay(props));
  const [movesFocus, setMovesFocus] = useState(true);
  useEffect(() => {
    if (!movesFocus) return;
    const frame = requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${isoDayOf(active)}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [active, movesFocus]);
  const move = (day: CalendarDay, hasFocus: boolean): void => {
    setMovesFocus(hasFocus);
    setActive(day);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    trapTab(event, event.currentTarget);
    if (event.key === "Escape") props.onClose();
    else {
      const next = grid.current?.contains(event.target as Node) ? dayOfKey(event, active) : undefined;
      if (!next) return;
      if (validDay(next)) move(next, true);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="dialog" aria-label={text.openCalendar} className={styles.calendar} onKeyDown={press}>
      <CalendarHeader id={titleId} active={active} onMove={(day) => move(day, false)} />
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid}>
        <thead>
          <tr>
            {names.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={names.weekdays[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(active).map((week) => (
            <tr key={week.map(isoDayOf).join()}>
              {week.map((day) => (
                <DayCell key={isoDayOf(day)} {...props} day={day} active={active} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.footer}>
        {props.children ?? (
          <Button
            tone="ghost"
            size="small"
            isDisabled={!isDayWithin(props.today, props.minDate, props.maxDate)}
            onPress={() => props.onChoose(props.today)}
          >
            {text.today}
          </Button>
        )}
      </div>
    </div>
  );
};

import type { KeyboardEvent } from "react";
import { useField, useText } from "@platon/sdk";
import { most } from "./starsText.ts";

interface RatingProps {
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A form element of a plugin: a whole number from one to five, by mouse and by arrow keys. */
export default function Rating({ isDisabled, isReadOnly }: RatingProps) {
  const t = useText();
  const { value, setValue } = useField<number>();
  const chosen = typeof value === "number" ? value : 0;
  const isFixed = isDisabled || isReadOnly;
  const choose = (stars: number): void => {
    if (!isFixed) void setValue(Math.min(most, Math.max(1, stars)));
  };
  const press = ({ key }: KeyboardEvent): void => {
    const step = steps[key];
    if (step !== undefined) choose(chosen + step);
  };

  return (
    <div className="rating" role="radiogroup" onKeyDown={press}>
      {Array.from({ length: most }, (_, index) => index + 1).map((stars) => (
        <button
          key={stars}
          type="button"
          role="radio"
          className={stars <= chosen ? "star full" : "star"}
          aria-checked={stars === chosen}
          aria-label={t("{{0}} та юлдузчадан {{1}} таси", [most, stars])}
          tabIndex={stars === Math.max(1, chosen) ? 0 : -1}
          disabled={isFixed}
          onClick={() => choose(stars)}
        >
          {stars <= chosen ? "★" : "☆"}
        </button>
      ))}
    </div>
  );
}

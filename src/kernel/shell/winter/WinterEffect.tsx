import { useSignals } from "@preact/signals-react/runtime";
import type { CSSProperties, ReactElement } from "react";
import { useKernel } from "../react/KernelContext.ts";
import { isWinter } from "./isWinter.ts";
import styles from "./WinterEffect.module.css";

/** Place, time and delay of each flake; far from each other, so that no pattern is seen. */
const flakes = Array.from({ length: 24 }, (_, index) => ({
  left: (index * 61.8) % 100,
  seconds: 14 + ((index * 7) % 11),
  delay: -((index * 37) % 25),
  size: 4 + (index % 3) * 2,
}));

/** Snow over the document in winter, where the project wants it (spec §9); the style sheet takes it away under reduced motion. */
export const WinterEffect = (): ReactElement | undefined => {
  useSignals();
  const { project } = useKernel();
  const until = project.value?.winterEffect?.until;
  if (until === undefined || !isWinter(new Date(), until)) return undefined;
  return (
    <div aria-hidden="true" className={styles.snow} data-print="none" data-winter="">
      {flakes.map(({ left, seconds, delay, size }) => (
        <span
          key={left}
          className={styles.flake}
          style={{ left: `${left}%`, width: size, height: size, "--fall": `${seconds}s`, "--ahead": `${delay}s` } as CSSProperties}
        />
      ))}
    </div>
  );
};

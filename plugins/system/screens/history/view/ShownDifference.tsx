import type { ReactElement, ReactNode } from "react";
import type { Stretch } from "#core/history/diffSequences.ts";
import { diffLines, diffMembers, diffWords } from "#core/history/diffTexts.ts";
import { useText } from "#sdk/react/useText.ts";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { PropertyDifference } from "#sdk/wire.ts";
import styles from "../History.module.css";
import { valueText } from "../model/valueText.ts";

/** A difference as its kind is read: code by line, a text by word, a list by its members, anything else before and after. */
export function ShownDifference({ property: { look, before, after } }: { readonly property: PropertyDifference }): ReactElement {
  if (look === "code") return <CodeLines stretches={diffLines(textOf(before), textOf(after))} />;
  if (look === "text") return <Words stretches={diffWords(textOf(before), textOf(after))} />;
  if (look === "list") return <Members before={namesOf(before)} after={namesOf(after)} />;
  return <BothValues before={before} after={after} />;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const namesOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

function BothValues({ before, after }: { readonly before: unknown; readonly after: unknown }): ReactElement {
  const t = useText();
  const [was, is] = [valueText(before, t), valueText(after, t)];
  const side = (text: string | undefined): ReactNode => text ?? <span className={styles.note}>{t("system.history.nothing")}</span>;
  return (
    <div className={styles.both}>
      <del className={styles.removed} aria-label={`${t("system.history.earlier")}: ${was ?? t("system.history.nothing")}`}>{side(was)}</del>
      <ins className={styles.added} aria-label={`${t("system.history.later")}: ${is ?? t("system.history.nothing")}`}>{side(is)}</ins>
    </div>
  );
}

const Words = ({ stretches }: { readonly stretches: readonly Stretch<string>[] }): ReactElement => (
  <p className={styles.text}>
    {stretches.map(({ kind, items }, index) => {
      const text = items.join("");
      if (kind === "removed") return <del key={index} className={styles.removed}>{text}</del>;
      return kind === "added" ? <ins key={index} className={styles.added}>{text}</ins> : <span key={index}>{text}</span>;
    })}
  </p>
);

/** Lines of what stayed that stand around a change; those further away say how many they are. */
const context = 3;

interface Line {
  readonly kind: Stretch<string>["kind"];
  readonly text: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

function CodeLines({ stretches }: { readonly stretches: readonly Stretch<string>[] }): ReactElement {
  const t = useText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.code} role="region" aria-label={t("system.history.code")} tabIndex={0}>
      <table>
        <tbody>
          {shownLines(stretches).map((line, index) => (typeof line === "number" ? (
            <tr key={index} className={styles.skipped}><td colSpan={3}>{t("system.history.skipped", { count: line })}</td></tr>
          ) : (
            <tr key={index} className={styles[line.kind]}>
              <td className={styles.number}>{line.before}</td>
              <td className={styles.number}>{line.after}</td>
              <td className={styles.line}><span className={styles.sign}>{signs[line.kind]}</span>{line.text}</td>
            </tr>
          )))}
        </tbody>
      </table>
    </div>
  );
}

const signs = { same: " ", removed: "−", added: "+" } as const;

/** Numbered lines; a number in place of lines that are left out. */
function shownLines(stretches: readonly Stretch<string>[]): (Line | number)[] {
  let [before, after] = [0, 0];
  return stretches.flatMap(({ kind, items }, at) => {
    const lines = items.map((text): Line => {
      if (kind !== "added") before += 1;
      if (kind !== "removed") after += 1;
      return { kind, text, before: kind === "added" ? undefined : before, after: kind === "removed" ? undefined : after };
    });
    if (kind !== "same") return lines;
    const [first, last] = [at === 0 ? 0 : context, at === stretches.length - 1 ? 0 : context];
    const left = lines.length - first - last;
    return left <= 1 ? lines : [...lines.slice(0, first), left, ...lines.slice(lines.length - last)];
  });
}

function Members({ before, after }: { readonly before: readonly string[]; readonly after: readonly string[] }): ReactElement {
  const t = useText();
  const tones = { same: "neutral", removed: "danger", added: "success", moved: "info" } as const;
  return (
    <ul className={styles.members}>
      {diffMembers(before, after).map(({ kind, member }, index) => (
        <li key={index}>
          <StatusPill tone={tones[kind]} hasDot={kind !== "same"}>{kind === "same" ? member : `${member} · ${t(`system.history.member.${kind}`)}`}</StatusPill>
        </li>
      ))}
    </ul>
  );
}

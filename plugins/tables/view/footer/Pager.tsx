import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { pageOffers, pagesOf } from "../../model/pages.ts";
import type { ShownRows } from "../hooks/useRowWindow.ts";
import styles from "./Pager.module.css";

export interface PagerProps {
  readonly shown: ShownRows;
  /** What the address asks for, which may be on its way. */
  readonly page: number;
  readonly size: number;
  /** Of the configuration. */
  readonly usualSize: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Leads through the pages of a table that is configured to have some. */
export const Pager = ({ shown, page, size, usualSize, onPage, onSize }: PagerProps): ReactElement => {
  const t = useText();
  const pages = pagesOf(shown.count, size);
  const isLast = shown.lines.page?.number === page && shown.isLast;
  const isBeyond = shown.rows === 0 && page > 1 && shown.lines.page?.number === page && shown.count.kind === "exact";
  useEffect(() => {
    // Rows went, or somebody wrote a number into the address.
    if (isBeyond) onPage(Math.max(1, pages ?? 1));
  }, [isBeyond, onPage, pages]);
  const step = (id: string, icon: LucideIcon, to: number, isPossible: boolean): ReactElement => (
    <IconButton icon={icon} size="small" label={t(`tables.pages.${id}`)} aria={{ "aria-disabled": !isPossible }} onPress={() => isPossible && onPage(to)} />
  );
  const sizes = pageOffers(usualSize, size).map((one) => ({ id: String(one), label: formatNumber(one), isSelected: one === size, onSelect: () => onSize(one) }));
  return (
    <nav aria-label={t("tables.pages")} className={styles.pager}>
      {step("first", ChevronFirst, 1, page > 1)}
      {step("previous", ChevronLeft, page - 1, page > 1)}
      <label className={styles.page}>
        {t("tables.pages.page")}
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
      </label>
      <span>/ {pagesText(shown, pages, t)}</span>
      {step("next", ChevronRight, page + 1, !isLast)}
      {step("last", ChevronLast, pages ?? page, pages !== undefined && shown.count.kind === "exact" && page < pages)}
      <MenuButton label={t("tables.pages.size")} sections={[{ id: "size", heading: t("tables.pages.size"), items: sizes }]}>
        {(trigger) => <Button size="small" {...trigger}>{t("tables.pages.rows", { count: size })}</Button>}
      </MenuButton>
    </nav>
  );
};

type Translate = ReturnType<typeof useText>;

/** An estimate says so, and so does what nobody could count. */
function pagesText({ count }: ShownRows, pages: number | undefined, t: Translate): string {
  if (count.kind === "counting") return "…";
  if (pages === undefined) return t("tables.uncounted");
  return count.kind === "exact" ? formatNumber(pages) : t("tables.about", { count: formatNumber(pages) });
}

interface PageFieldProps {
  readonly page: number;
  readonly pages: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Goes when Enter is pressed or the field is left; what is no page is put back. */
function PageField({ page, pages, onPage }: PageFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const go = (): void => {
    const typed = Number(input.current?.value.trim());
    const isPage = Number.isInteger(typed) && typed >= 1 && typed !== page;
    const wanted = Math.min(typed, pages ?? typed);
    if (isPage && wanted !== page) onPage(wanted);
    else if (input.current) input.current.value = String(page);
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    go();
  };
  return <input ref={input} className={styles.field} inputMode="numeric" autoComplete="off" maxLength={8} defaultValue={page} onBlur={go} onKeyDown={pressKey} onFocus={(event) => event.currentTarget.select()} />;
}

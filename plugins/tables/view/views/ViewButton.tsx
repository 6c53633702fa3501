import { Bookmark } from "lucide-react";
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import { Chip } from "#sdk/ui/status/Chip.tsx";
import type { ViewButtonProps } from "./ViewsProps.ts";
import { useViewMenu } from "./useViewMenu.ts";

const ViewForm = lazy(async () => ({ default: (await import("./ViewForm.tsx")).ViewForm }));

/** The view that is open, and a menu of all: what is saved, shared, wanted first. Guests have none. */
export const ViewButton = (props: ViewButtonProps): ReactNode => {
  const t = useText();
  const user = useUser();
  const anchor = useRef<HTMLSpanElement>(null);
  const [naming, setNaming] = useState<"new" | "rename">();
  const { sections, isChanged } = useViewMenu(props, setNaming);
  const close = useCallback(() => {
    // Its place is gone before the focus comes back: nothing in it takes the focus any more.
    flushSync(() => setNaming(undefined));
    anchor.current?.querySelector("button")?.focus();
  }, []);
  const dismiss = useCallback(() => setNaming(undefined), []);
  if (!user || props.config.isForGuests) return undefined;
  const { view, open } = props.inView;
  const name = view ? `${view.title}${isChanged ? " *" : ""}` : t("tables.views");
  const said = view && t(isChanged ? "tables.viewChanged" : "tables.viewOpen", { title: view.title });
  return (
    <span ref={anchor}>
      <MenuButton label={t("tables.views")} sections={sections} placement="below-start">
        {({ ref, onPress, aria }) => (
          <Chip ref={ref} icon={Bookmark} label={name} onPress={onPress} onClear={view && (() => open(undefined))} aria={{ ...aria, "aria-label": said }} />
        )}
      </MenuButton>
      {naming && (
        <Popover anchor={anchor} onClose={dismiss}>
          <Suspense><ViewForm {...props} view={naming === "rename" ? view : undefined} onClose={close} /></Suspense>
        </Popover>
      )}
    </span>
  );
};

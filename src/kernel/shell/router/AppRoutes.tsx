import { useComputed } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { Fragment, useEffect, useMemo, type ReactElement, type ReactNode } from "react";
import { ScreenHeadingContext } from "#sdk/react/useScreenHeading.ts";
import { shellContentId } from "#sdk/ui/shell/ShellFrame.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { decideRoute, type RouteDecision } from "../../services/router/decideRoute.ts";
import { routeName } from "../../services/router/routeName.ts";
import { frameOf, screenRoutes } from "../../services/router/screenRoutes.ts";
import { AppLayout } from "../layout/AppLayout.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import styles from "./AppRoutes.module.css";
import { HomeScreen } from "./HomeScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { PlaceholderScreen } from "./PlaceholderScreen.tsx";
import { PlaceTeller } from "./PlaceTeller.tsx";
import { SignInRedirect, SignOutRedirect } from "./redirects.tsx";
import { ScreenHost } from "./ScreenHost.tsx";
import { useMatchPath } from "./useMatchPath.ts";

type Query = Readonly<Record<string, string>>;

/** The screen of the present address, with the layout or without it: one layout, from the wait for the project on. */
export const AppRoutes = (): ReactElement => {
  useSignals();
  const { location, plugins, project, session } = useKernel();
  const { title, organizations } = useShell();
  const match = useMatchPath();
  const enabled = plugins.enabled.value;
  const routes = useMemo(() => screenRoutes(enabled), [enabled]);
  const { path, query } = location.visible.value;
  const isKnown = useComputed(() => project.value !== undefined).value;
  const decision: RouteDecision = isKnown ? decideRoute({ path, session: session.state.value, needsFactor: session.user.value?.mustSetUpFactor === true, routes, match }) : { show: "waiting" };
  const frame = frameFor(decision, query, session.state.value === "guest");
  const name = routeName(decision, path);
  useEffect(() => void (document.documentElement.dataset["route"] = name), [name]);
  return (
    <ScreenHeadingContext value={title.set}>
      <Frame kind={frame}>
        <Fragment key={organizations.generation.value}>{drawScreen(decision, path, query, frame)}</Fragment>
      </Frame>
      <PlaceTeller />
    </ScreenHeadingContext>
  );
};

const Frame = ({ kind, children }: { kind: "layout" | "blank"; children: ReactNode }): ReactElement =>
  kind === "layout" ? <AppLayout>{children}</AppLayout> : <BlankFrame>{children}</BlankFrame>;

const BlankFrame = ({ children }: { children: ReactNode }): ReactElement => (
  <main id={shellContentId} tabIndex={-1} className={styles.blank} data-frame="blank">
    {children}
  </main>
);

function frameFor(decision: RouteDecision, query: Query, isGuest: boolean): "layout" | "blank" {
  if (decision.show === "screen") return frameOf(decision.matched.route, query);
  const isBare = isGuest || decision.show === "sign-in" || decision.show === "sign-out" || query["_target"]?.includes("blank");
  return isBare ? "blank" : "layout";
}

function drawScreen(decision: RouteDecision, path: string, query: Query, frame: "layout" | "blank"): ReactNode {
  switch (decision.show) {
    case "home":
      return <HomeScreen />;
    case "sign-in":
      return <SignInRedirect />;
    case "sign-out":
      return <SignOutRedirect />;
    case "not-found":
      return <NotFoundScreen />;
    case "placeholder":
    case "profile":
      return <PlaceholderScreen />;
    case "waiting":
      return (
        <div className={frame === "blank" ? styles.wait : undefined}>
          <SkeletonText lines={4} />
        </div>
      );
    case "screen": {
      const { route, params } = decision.matched;
      return <ScreenHost key={path} id={route.screen.id} screen={{ params, query, isPublic: route.isPublic, frame }} />;
    }
  }
}

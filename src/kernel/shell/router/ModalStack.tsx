import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { modalShape } from "#core/links/index.ts";
import { ScreenHeadingContext, type ScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { Badge } from "#sdk/ui/status/Badge.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { modalAddress, modalNavigation } from "../../services/router/modalNavigation.ts";
import { matchScreen, screenRoutes, type MatchPath, type ScreenRoute } from "../../services/router/screenRoutes.ts";
import { importOf } from "../overlays/import-dialog/importLink.ts";
import { FilePreview } from "../overlays/preview/FilePreview.tsx";
import { previewedFile } from "../overlays/preview/previewedFile.ts";
import { useLayer } from "../overlays/useLayer.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { SignInRedirect } from "./redirects.tsx";
import { ScreenHost } from "./ScreenHost.tsx";
import { useMatchPath } from "./useMatchPath.ts";

const ImportModal = lazy(async () => ({ default: (await import("../overlays/import-dialog/ImportModal.tsx")).ImportModal }));

/** The screens that are open in modals over the present one, the topmost last. */
export const ModalStack = (): ReactElement => {
  useSignals();
  const { location, session, plugins } = useKernel();
  const { organizations } = useShell();
  const match = useMatchPath();
  const { modals } = location.address.value;
  const state = session.state.value;
  const routes = screenRoutes(plugins.enabled.value);
  const isClosed = (link: string): boolean => !isOpenToGuests(modalAddress(link).path, routes, match);
  // Over any screen a guest sees what is open by its own address; for all else they sign in first, and come back to it.
  if (state !== "user" && modals.some(isClosed)) return state === "guest" ? <SignInRedirect /> : <></>;
  return (
    <>
      {modals.map((link, index) => (
        <OpenModal key={`${organizations.generation.value} ${index} ${modalAddress(link).path}`} link={link} depth={index + 1} />
      ))}
    </>
  );
};

/** A file says itself whether it may be seen; what leads nowhere is page 404 for everybody. */
function isOpenToGuests(path: string, routes: readonly ScreenRoute[], match: MatchPath): boolean {
  return previewedFile(path) !== undefined || (matchScreen(routes, path, match)?.route.isOpen ?? true);
}

interface OpenModalProps {
  readonly link: string;
  readonly depth: number;
}

const OpenModal = ({ link, depth }: OpenModalProps): ReactElement => {
  const { location } = useKernel();
  const close = (): void => void location.closeModal();
  useLayer(close);
  const { path } = modalAddress(link);
  const file = previewedFile(path);
  if (file !== undefined) return <FilePreview id={file} onClose={close} />;
  const imported = importOf(path);
  if (imported === undefined) return <LinkModal link={link} depth={depth} onClose={close} />;
  return (
    <Suspense>
      <ImportModal name={imported} onClose={close} />
    </Suspense>
  );
};

const LinkModal = ({ link, depth, onClose }: OpenModalProps & { readonly onClose: () => void }): ReactElement => {
  const { location, navigator, project } = useKernel();
  const [heading, setHeading] = useState<ScreenHeading>();
  const navigation = useMemo(() => modalNavigation(location, navigator, depth), [location, navigator, depth]);
  const replaced = useMemo(() => ({ navigation }), [navigation]);
  const { path, query } = modalAddress(link);
  const { width, height, closesOutside } = modalShape(path, query["_target"]);
  return (
    <ModalFrame
      title={heading?.title ?? project.peek()?.name ?? ""}
      status={heading?.status && <Badge tone={heading.status.tone}>{heading.status.text}</Badge>}
      note={heading?.note}
      width={width}
      height={height}
      closesOutside={closesOutside}
      isBare
      onClose={onClose}
    >
      <ScreenHeadingContext value={setHeading}>
        <ModalScreen link={link} replaced={replaced} onClose={onClose} />
      </ScreenHeadingContext>
    </ModalFrame>
  );
};

interface ModalScreenProps {
  readonly link: string;
  readonly replaced: { readonly navigation: ReturnType<typeof modalNavigation> };
  readonly onClose: () => void;
}

const ModalScreen = ({ link, replaced, onClose }: ModalScreenProps): ReactNode => {
  useSignals();
  const { plugins } = useKernel();
  const match = useMatchPath();
  const { path, query } = modalAddress(link);
  const matched = matchScreen(screenRoutes(plugins.enabled.value), path, match);
  if (!matched) return <NotFoundScreen />;
  const { route, params } = matched;
  const screen = { params, query, isPublic: route.isPublic, frame: "modal", onClose } as const;
  return <ScreenHost id={route.screen.id} screen={screen} replaced={replaced} />;
};

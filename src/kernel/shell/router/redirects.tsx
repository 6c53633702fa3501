import { useEffect } from "react";
import { safeNext } from "#core/links/index.ts";
import { useKernel } from "../react/KernelContext.ts";

/** A guest goes to sign in, and comes back where they wanted to go; `/login` keeps the `next` that it was given. */
export const SignInRedirect = (): undefined => {
  const { session, location } = useKernel();
  useEffect(() => {
    const { origin, pathname, search } = window.location;
    const asked = safeNext(location.address.peek().query["next"], origin);
    const next = pathname === "/login" ? (asked ?? "/") : pathname + search;
    window.location.replace(session.signInAddress(next));
  }, [session, location]);
};

/** `/system/logout` performs the logout (spec §2). */
export const SignOutRedirect = (): undefined => {
  const { session } = useKernel();
  useEffect(() => void session.signOut(), [session]);
};

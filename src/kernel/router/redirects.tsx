import { useEffect } from "react";
import { safeNext } from "#core/links/index.ts";
import { signInAddress } from "../auth/signInAddress.ts";
import { useKernel } from "../react/KernelContext.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** A guest goes to sign in, and comes back where they wanted to go; `/login` keeps the `next` that it was given. */
export const SignInRedirect = (): undefined => {
  const { storage, location } = useKernel();
  useEffect(() => {
    const { origin, pathname, search } = window.location;
    const asked = safeNext(location.address.peek().query["next"], origin);
    const next = pathname === "/login" ? (asked ?? "/") : pathname + search;
    window.location.replace(signInAddress(storage.get(storageKeys.loginUrl), next, origin));
  }, [storage, location]);
};

/** `/system/logout` performs the logout (spec §2). */
export const SignOutRedirect = (): undefined => {
  const { session } = useKernel();
  useEffect(() => void session.signOut(), [session]);
};

import { useHasPermission } from "./useHasPermission.ts";

/**
 * Whether the signed-in user is an administrator now: in developer mode nobody is (spec §2 Layout, §6). Needs `user`.
 * @since 1.0.0
 * @example if (!useIsAdministrator()) return <NoAccessView />;
 */
export const useIsAdministrator = (): boolean => useHasPermission("platon.admin");

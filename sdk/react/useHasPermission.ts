import { hasPermission } from "#core/permissions/hasPermission.ts";
import { useUser } from "./useUser.ts";

/**
 * Whether the signed-in user has a permission, or any of several (spec §6); a guest has none. What it hides is hidden only: the
 * server decides for itself what somebody may do. Needs `user`, of a component with its `permissions`.
 * @since 1.0.0
 * @example {useHasPermission(["cities.update", "cities.delete"]) && <EditButton />}
 */
export const useHasPermission = (wanted: string | readonly string[]): boolean => hasPermission(useUser()?.permissions ?? [], wanted);

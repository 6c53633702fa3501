import { useMemo } from "react";
import { useLanguage } from "./useLanguage.ts";
import { useUser } from "./useUser.ts";

/** `user` of an expression's scope; a guest has no id, no name and no permissions. */
export interface ExpressionUser {
  readonly id: string | null;
  readonly fullName: string;
  readonly permissions: readonly string[];
  readonly orgId: string | null;
  /** Code of the present language. */
  readonly locale: string;
}

/**
 * Who looks, as conditions of forms and tables see them. Needs `user` and `i18n`.
 * @since 1.0.0
 * @example condition.evaluate({ user: useExpressionUser(), values });
 */
export function useExpressionUser(): ExpressionUser {
  const user = useUser();
  const { code: locale } = useLanguage();
  return useMemo(() => {
    const { id = null, fullName = "", permissions = [], orgId } = user ?? {};
    return { id, fullName, permissions, orgId: orgId ?? null, locale };
  }, [user, locale]);
}

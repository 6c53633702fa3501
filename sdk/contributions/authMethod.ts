import type { ComponentType } from "react";

export interface AuthMethodProps {
  /** The person has just pressed its button: it begins at once. */
  readonly isChosen?: boolean;
  /** Called after the session exists. */
  readonly onSignedIn: () => void;
}

/**
 * A way to sign in, drawn in the sign-in document (D20). Methods are first-party only.
 * @since 1.0.0
 */
export interface AuthMethodDefinition {
  readonly id: string;
  /** Wording key. */
  readonly name: string;
  /** The main method fills the form column; the others stand below it as buttons. */
  readonly isMain: boolean;
  readonly component: ComponentType<AuthMethodProps>;
}

export const defineAuthMethod = (definition: AuthMethodDefinition): AuthMethodDefinition => definition;

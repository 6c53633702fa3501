/** What the server asks of a passkey, as the browser takes it. */
interface Question {
  readonly options: object;
}

type Answer = Record<string, unknown>;

/**
 * The browser makes a passkey, after its own dialog.
 * @throws DOMException of the browser: nobody gave one (WebAuthn §5.1.3)
 */
export async function makePasskey({ options }: Question): Promise<Answer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/**
 * The browser signs in by a passkey that the person chooses in its own dialog.
 * @throws DOMException of the browser: nobody gave one (WebAuthn §5.1.4)
 * @since 1.0.0
 */
export async function showPasskey({ options }: Question): Promise<Answer> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

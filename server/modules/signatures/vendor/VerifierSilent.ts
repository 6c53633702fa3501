/** Whoever has to check does not answer, or not as agreed: another try may be answered. */
export class VerifierSilent extends Error {
  override readonly name = "VerifierSilent";
}

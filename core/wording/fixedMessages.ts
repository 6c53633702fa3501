/** Messages by which clients tell what happened (spec §4, §8): the same words whatever the language. */
export const fixedMessages = {
  "error.otp_required": "Otp password is required",
  "error.individuals_not_allowed": "Individuals are not allowed to login",
  "error.legal_entities_not_allowed": "Legal entities are not allowed to login",
  "error.invalid_signer": "Invalid signer certificate",
  "error.revoked_signer": "Revoked signer certificate",
  "error.signer_not_allowed": "You're not allowed to login",
} as const;

/**
 * How long a link to set a password lives from the moment its mail is written. Whoever asks for a new password waits
 * for the e-mail; whoever is invited does not know that it comes (docs/decisions/015-links-to-set-a-password.md).
 */
export const passwordLinkMinutes = {
  'reset-password': 30,
  'create-password': 7 * 24 * 60,
} as const;

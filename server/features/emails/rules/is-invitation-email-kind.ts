import { emailTypeDefinitions, isEmailKind } from '../../../emails/all-email-types.ts';

/** Asks somebody who did not write first; each can be told not to come again. */
export function isInvitationEmailKind(kind: string): boolean {
  return isEmailKind(kind) && emailTypeDefinitions[kind].isInvitation === true;
}

import { sanitiseName } from '../../../text/sanitise.ts';
import type { EmailKind } from '../../../emails/tags.ts';

const NAME_MAX = 60;

/** E-mails about somebody's own account, and to whoever runs the installation: they come from the product itself. */
const own: ReadonlySet<string> = new Set<EmailKind>([
  'create-password',
  'reset-password',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'two-factor-reset',
  'codes-refused',
  'recovery-codes-made',
  'recovery-code-used',
  'new-device',
  'sign-up-confirm',
  'sign-up-known',
  'other-account',
  'feature-request',
]);

/** E-mails that ask somebody who did not write first; each can be told not to come again. */
const invitations: ReadonlySet<string> = new Set<EmailKind>([
  'application-invite',
  'past-application-invite',
  'quick-apply-invite',
]);

export function isInvitation(kind: string): boolean {
  return invitations.has(kind);
}

type Query = {
  kind: string;
  /** `MAIL_FROM`: 'Evenhand <no-reply@example.org>' or the address alone. */
  from: string;
  senderName: string | null;
  organisation: string;
  contactEmail: string | null;
};

/** Who stands in From and Reply-To: the organisation by its name, always with the product's one address. */
export function senderOf({ kind, from, senderName, organisation, contactEmail }: Query): {
  name: string;
  address: string;
  replyTo: string | null;
} {
  const [, given = '', bracketed] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const [product, address] = [plain(given) || 'Evenhand', bracketed ?? from];
  const employer = plain(senderName ?? organisation);
  if (own.has(kind) || employer === '') return { name: product, address, replyTo: null };
  return { name: `${employer} via ${product}`, address, replyTo: contactEmail };
}

/** Nothing that ends a header, quotes, or looks like another address. */
function plain(name: string): string {
  return sanitiseName(name.replace(/["<>(),;[\]]+/g, ' '))
    .slice(0, NAME_MAX)
    .trim();
}

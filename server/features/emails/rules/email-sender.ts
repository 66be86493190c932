import { sanitiseNameAgainstLinks } from '../../../text/sanitise-names-and-titles.ts';
import { emailTypeDefinitions, isEmailKind } from '../../../emails/all-email-types.ts';

const NAME_MAX = 60;

type Query = {
  kind: string;
  /** `MAIL_FROM`: 'Evenhand <no-reply@example.org>' or the address alone. */
  from: string;
  senderName: string | null;
  organisation: string;
  contactEmail: string | null;
};

/** Who stands in From and Reply-To: the organisation by its name, always with the product's one address. */
export function buildEmailSender({ kind, from, senderName, organisation, contactEmail }: Query): {
  name: string;
  address: string;
  replyTo: string | null;
} {
  const [, given = '', bracketed] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const [product, address] = [plain(given) || 'Evenhand', bracketed ?? from];
  const employer = plain(senderName ?? organisation);
  const isOurOwn = isEmailKind(kind) && emailTypeDefinitions[kind].sender === 'product';
  if (isOurOwn || employer === '') return { name: product, address, replyTo: null };
  return { name: `${employer} via ${product}`, address, replyTo: contactEmail };
}

/** Nothing that ends a header, quotes, or looks like another address. */
function plain(name: string): string {
  return sanitiseNameAgainstLinks(name.replace(/["<>(),;[\]]+/g, ' '))
    .slice(0, NAME_MAX)
    .trim();
}

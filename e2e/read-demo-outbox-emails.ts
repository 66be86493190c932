import { retryRequestWhileServerIsBusy } from './retry-request-while-server-is-busy.ts';
import { waitUntilValueIsFound } from './wait-until-value-is-found.ts';

export type OutboxEmail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  attachments: { filename: string; contentType: string; text: string }[];
};

/** Waits for an e-mail to an address and gives its newest; the outbox is where the demo's post ends. */
export async function waitForEmailTo(
  baseUrl: string,
  address: string,
  matching: RegExp = /./,
): Promise<OutboxEmail> {
  return waitUntilValueIsFound(`no mail to ${address} that matches ${matching}`, async () =>
    (await listEmailsTo(baseUrl, address)).find(({ subject }) => matching.test(subject)),
  );
}

/** Everything that was sent to an address so far, the newest first. */
export async function listEmailsTo(baseUrl: string, address: string): Promise<OutboxEmail[]> {
  const reply = await retryRequestWhileServerIsBusy(() => fetch(`${baseUrl}/dev/outbox.json`));
  const emails = (await reply.json()) as OutboxEmail[];
  return emails.filter(({ to }) => to.includes(address));
}

/** The first link of an e-mail that leads into the product. */
export function linkInEmail(email: OutboxEmail, part: string): string {
  const link = email.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
  if (link === undefined) throw new Error(`no link to ${part} in "${email.subject}"`);
  return link;
}

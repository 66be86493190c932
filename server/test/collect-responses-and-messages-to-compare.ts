import { sendDueEmails } from '../features/emails/send-due-emails.ts';
import { requiredQueryByPath } from './call-endpoint-and-fill-sample-request-in-test.ts';
import { addressWithParamsFilledIn } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

type Places = Record<string, string | number>;

/** An answer without an end, a session that would end, and what has nothing to do with hiring but draws something each time. */
const skippedPaths = new Set([
  '/api/live',
  '/logout-no-redirect',
  '/auth/security',
  '/auth/sessions',
]);

/**
 * Everything that a member can ask, as it is told to them: each address of theirs that is read, with its parameters filled in, and
 * `more` with queries of their own. What chance decides is taken out, so that two worlds can be compared.
 */
export async function collectResponsesOfMember(
  { running, as, services }: TestServer,
  who: Pick<PlantedMember, 'session'>,
  { places, more = [] }: { places: Places; more?: readonly string[] },
): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const ask = async (url: string) => {
    const { statusCode, body } = await as(who).get(url);
    told.set(`GET ${url}`, withoutRandomAndTimeValues(`${statusCode} ${body}`));
  };
  for (const address of running.endpoints)
    if (address.method === 'GET' && address.door === 'staff' && !skippedPaths.has(address.path))
      await ask(
        addressWithParamsFilledIn(address, places) + (requiredQueryByPath[address.path] ?? ''),
      );
  for (const url of more) await ask(url);
  const today = services.now().toISOString().slice(0, 10);
  for (const date of [today, String(places['day'] ?? today)]) {
    const { statusCode, body } = await as(who).post('/api/org-interviews', { date });
    told.set(`the widget on ${date}`, withoutRandomAndTimeValues(`${statusCode} ${body}`));
  }
  return told;
}

/** Every e-mail that is due, as it leaves, with the files that go along: to members whole, to candidates what calendars show. */
export async function collectSentEmails({
  given,
  services,
}: TestServer): Promise<Map<string, string>> {
  const { rows } = await given.owner.query<{ email: string }>('select email from core.member');
  const members = new Set(rows.map(({ email }) => email));
  const sent = new Map<string, string>();
  await sendDueEmails({
    ...services,
    sendEmail: async ({ to, subject, text, html, attachments = [] }) => {
      // Lines of calendars are folded, which hides words.
      const files = attachments.map((file) => file.text.replaceAll(/\r?\n /g, ''));
      const told = members.has(to)
        ? [subject, text, html, ...files]
        : [
            subject,
            ...files.flatMap((file) => file.match(/^(SUMMARY|UID|SEQUENCE|METHOD).*/gm) ?? []),
          ];
      sent.set(`e-mail ${sent.size}`, withoutRandomAndTimeValues(told.join('\n')));
    },
  });
  return sent;
}

/** What is told in one world and not, or otherwise, in the other, from where they part. */
export function differencesBetweenTextMaps(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): { what: string; these: string | undefined; those: string | undefined }[] {
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((what) => {
    const [these, those] = [first.get(what), second.get(what)];
    if (these === those) return [];
    const same = countSameCharacters(these ?? '', those ?? '');
    const around = (text?: string) => text?.slice(Math.max(0, same - SHOWN), same + SHOWN);
    return [{ what, these: around(these), those: around(those) }];
  });
}

const SHOWN = 120;

function countSameCharacters(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** What open pages are told and webhooks send, which is made of the events. */
export async function collectEventsAndWebhooks({
  given,
}: TestServer): Promise<Map<string, string>> {
  const { rows: events } = await given.owner.query(
    'select kind, actor_kind, actor_id, job_id, subject_id from core.event order by id',
  );
  const { rows: deliveries } = await given.owner.query(
    'select body from core.webhook_delivery order by id',
  );
  return new Map([
    ['events', JSON.stringify(events)],
    ['webhooks', withoutRandomAndTimeValues(JSON.stringify(deliveries))],
  ]);
}

/** Moments of the database's own clock, and what is drawn: addresses, pictures of them, tokens, request ids and hashes. */
export function withoutRandomAndTimeValues(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'MOMENT')
    .replaceAll(/"size":\d+,"path":"M[^"]*"/g, '"path":"DRAWN"')
    .replaceAll(/"hint":"evh_[\w-]*"/g, '"hint":"DRAWN"')
    .replaceAll(/(root begins with) [0-9a-f]{8}\b/g, '$1 DRAWN')
    .replaceAll(/\borg-[0-9a-f]{12}\b/g, 'SLUG')
    .replaceAll(/[0-9a-f]+@example\.com/g, 'ADDRESS')
    .replaceAll(/[\w-]{22,}/g, 'DRAWN');
}

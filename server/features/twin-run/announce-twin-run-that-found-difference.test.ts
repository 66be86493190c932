import { beforeEach, expect, test } from 'vitest';
import { sendDueEmails } from '../emails/send-due-emails.ts';
import { makeTwinRunSurroundings } from '../../test/make-twin-run-surroundings.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { announceTwinRunThatFoundDifference } from './announce-twin-run-that-found-difference.ts';
import {
  runReviewerBlindnessTwinRun,
  type TwinRunOutcome,
} from './run-reviewer-blindness-twin-run.ts';
import {
  beginTwinRunInDatabase,
  endTwinRunInDatabase,
} from './sql/twin-runs-and-their-announcement.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

let admin: PlantedMember;
let second: PlantedMember;
let member: PlantedMember;
let stranger: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  const { given } = server;
  await given.owner.query('delete from auth.twin_run');
  const org = await given.organisation({ name: 'Larkfield' });
  admin = await given.member(org, { role: 'ADMIN' });
  second = await given.member(org, { role: 'ADMIN' });
  member = await given.member(org);
  stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  job = await given.openJob(admin);
});

const played = new Map<boolean, TwinRunOutcome | undefined>();

/** Playing takes seconds: what a run of its kind has come to once is stored by the same two calls from then on. */
async function playOrStore(isLeaky: boolean): Promise<void> {
  const outcome = played.get(isLeaky);
  if (outcome === undefined) {
    played.set(
      isLeaky,
      await runReviewerBlindnessTwinRun(makeTwinRunSurroundings(server, { isLeaky })),
    );
    return;
  }
  const { services } = server;
  const now = services.now();
  await runTransactionByDoor({ services, door: 'system' }, async (db) => {
    const id = await beginTwinRunInDatabase(db, { version: '0.1.0', now });
    if (id === null) throw new Error('another run goes on');
    await endTwinRunInDatabase(db, { id, ...outcome, now });
  });
}

/** Has one played, and does what follows: who was sent something. */
async function play(isLeaky: boolean): Promise<string[]> {
  await playOrStore(isLeaky);
  await announceTwinRunThatFoundDifference(server.services);
  await announceTwinRunThatFoundDifference(server.services);
  await writeEmailsOfAllPendingEvents(server);
  smtp().received.length = 0;
  await sendDueEmails(services());
  const ours = new Set([admin, second, member, stranger].map(({ email }) => email));
  return smtp()
    .received.flatMap(({ to }) => to)
    .filter((to) => ours.has(to))
    .toSorted();
}

const toDosOf = async (who: PlantedMember) =>
  (await server.as(who).get('/user-dashboard/task-data'))
    .json<{ privacy: { kind: string }[] }>()
    .privacy.filter(({ kind }) => kind === 'twin-run-different');
const certificate = async () =>
  (await server.as(admin).get(`/api/manage/${job.id}/certificate`)).json().certificate
    .reviewersDoor;
const recordText = async () =>
  (await server.as(admin).get(`/api/manage/${job.id}/record?edition=merit&format=html`)).body;

test('every admin is mailed once when a run is different, has it among their tasks and reads what differed, until one is alike', async () => {
  const admins = [admin.email, second.email, stranger.email].toSorted();
  expect(await play(false)).toEqual([]);
  expect(await toDosOf(admin)).toEqual([]);
  expect(await certificate()).toMatchObject({ kind: 'alike', differing: [] });
  expect(await recordText()).toContain('attested by the twin run of');

  expect(await play(true)).toEqual(admins);
  const [mail] = smtp().received.filter(({ to }) => to.includes(admin.email));
  expect(mail?.mail.subject).toBe('Stop reviewing: the twin run found a difference');
  expect(mail?.mail.text).toContain('/settings/privacy');
  expect(await toDosOf(admin)).toEqual([
    { kind: 'twin-run-different', at: expect.any(String), places: 2 },
  ]);
  expect(await toDosOf(member)).toEqual([]);
  const shown = (await server.as(second).get('/api/privacy/twin-runs')).json();
  expect(shown.attestation.kind).toBe('different');
  expect(shown.runs.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'different',
    'alike',
  ]);
  expect(shown.runs[0].differing).toContain('GET /freview/{hash}/reviews');
  expect((await server.as(member).get('/api/privacy/twin-runs')).statusCode).toBe(403);
  expect(await certificate()).toMatchObject({ kind: 'different' });
  expect(await recordText()).toContain(
    'found that who applied makes a difference at GET /freview/{hash}/reviews',
  );

  expect(await play(true)).toEqual([]);
  expect(await toDosOf(admin)).toHaveLength(1);

  expect(await play(false)).toEqual([]);
  expect(await toDosOf(admin)).toEqual([]);
  expect(await certificate()).toMatchObject({ kind: 'alike' });
  expect(await play(true)).toEqual(admins);
});

test('without a run, and with an old one, the certificate attests nothing', async () => {
  expect(await certificate()).toEqual({ kind: 'none', at: null, differing: [] });
  expect(await recordText()).toContain('not attested: no twin run has come to an end');
  await play(false);
  await server.given.owner.query(`update auth.twin_run set begun_at = now() - interval '49 hours'`);
  expect(await certificate()).toMatchObject({ kind: 'old' });
  expect(await recordText()).toContain('not attested lately; last by the twin run of');
});

test('the operator reads the same', async () => {
  await play(true);
  const operator = await server.given.operator();
  const reply = await server.as(operator).get('/api/operator/twin-runs');
  expect(reply.statusCode).toBe(200);
  expect(reply.json().attestation).toMatchObject({ kind: 'different' });
});

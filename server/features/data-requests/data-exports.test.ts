import { beforeEach, expect, test } from 'vitest';
import {
  requestBuildAndDownloadOwnData,
  downloadOwnDataInTest,
  listWrittenEmailsOfKinds,
} from '../../test/own-data-and-written-email-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { buildAndExpireDataExports } from './build-and-expire-data-exports.ts';

const server = startTestServer();
const NOON = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  server.setNow(NOON);
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield' }), {
    role: 'ADMIN',
    firstName: 'Maren',
    lastName: 'Holloway',
  });
  job = await server.given.openJob(admin);
  await server.given.question(job);
});

const begin = (person = {}) => beginTestApplication(server, job, person);
const readyEmails = async () => {
  await writeEmailsOfAllPendingEvents(server);
  return listWrittenEmailsOfKinds(server, { orgId: admin.orgId, kinds: ['data-export-ready'] });
};

async function write(candidate: TestCandidateClient, text: string): Promise<void> {
  await candidate.post('about-you/skip');
  await candidate.post('question/1', { text, version: '0' });
}

test('the file holds what somebody wrote and what was written of them, by parts and not by name', async () => {
  const candidate = await begin({ firstName: 'Ada', lastName: 'Okoro' });
  await write(candidate, '=1+1 is what I wrote.');
  const reviewer = await server.given.member({ id: admin.orgId }, { firstName: 'Wystan' });
  const given = { ...candidate, orgId: admin.orgId, jobId: job.id };
  await server.given.batch(job, {
    by: admin,
    reviewers: [reviewer],
    applications: [given],
    stars: () => 4,
  });
  await server.given.owner.query(
    `insert into core.identity_opening (org_id, application_id, member_id, reason)
     values ($1, $2, $3, 'They called the office twice.')`,
    [admin.orgId, candidate.id, admin.id],
  );
  const { status, files, data } = await requestBuildAndDownloadOwnData(server, candidate);
  expect(status).toBe(200);
  expect(Object.keys(files).toSorted()).toEqual([
    'answers.csv',
    'e-mails.csv',
    'everything.json',
    'marks.csv',
    'read-me.txt',
    'who-saw-your-name.csv',
  ]);
  expect(data?.person).toMatchObject({ firstName: 'Ada', email: candidate.email });
  expect(data?.answers.map(({ answer }) => answer)).toEqual(['=1+1 is what I wrote.']);
  expect(data?.marks).toMatchObject([{ by: 'Reviewer 1', stars: 4, counts: true }]);
  expect(data?.nameOpened).toMatchObject([
    { by: 'somebody who runs the role', reason: 'They called the office twice.' },
  ]);
  // What a spreadsheet would run is text.
  expect(files['answers.csv']).toContain("'=1+1 is what I wrote.");
  expect(files['who-saw-your-name.csv']).toContain('They called the office twice.');
  const all = Object.values(files).join('\n');
  for (const name of ['Maren', 'Holloway', 'Wystan']) expect(all).not.toContain(name);
});

test('no other candidate and no guide is in it, whatever stands beside it in the database', async () => {
  const canaries = ['Zephyrine', 'Quillfeather', 'zq-canary-words'];
  await server.given.owner.query(
    `update core.question set guide_one = 'zq-canary-guide one', guide_three = 'zq-canary-guide three',
       guide_five = 'zq-canary-guide five' where job_id = $1`,
    [job.id],
  );
  const other = await begin({ firstName: canaries[0], lastName: canaries[1] });
  await write(other, `My ${canaries[2]}.`);
  await other.post('your-data/complain', { complaint: `A complaint of ${canaries[2]}.` });
  await other.post('adjustments', { version: '0', words: `A wish of ${canaries[2]}.` });
  const candidate = await begin();
  await write(candidate, 'My own words.');
  const { files } = await requestBuildAndDownloadOwnData(server, candidate);
  const all = Object.values(files).join('\n');
  expect(all).toContain('My own words.');
  for (const canary of [...canaries, other.email, 'zq-canary-guide'])
    expect([canary, all.includes(canary)]).toEqual([canary, false]);
  // The other one has theirs, so that what was looked for is there to be found.
  const theirs = Object.values((await requestBuildAndDownloadOwnData(server, other)).files).join(
    '\n',
  );
  for (const canary of [...canaries, other.email]) expect(theirs).toContain(canary);
  expect(theirs).not.toContain('zq-canary-guide');
});

test('what colleagues wrote names no other candidate of the role, whomever it compares somebody with', async () => {
  const other = await begin({ firstName: 'Zephyrine', lastName: 'Quillfeather' });
  const candidate = await begin({ firstName: 'Ada', lastName: 'Okoro' });
  const given = { ...candidate, orgId: admin.orgId, jobId: job.id };
  const [ref] = await queryFirstColumn(
    server.given.owner,
    'select public_ref from core.application where id = $1',
    [other.id],
  );
  const words = `Ada is calmer than Zephyrine Quillfeather (${ref}, ${other.email}), says Quillfeather.`;
  const interview = await server.given.interviewToScore(given, { panel: [admin] });
  const [item] = interview.items;
  for (const [text, ...values] of [
    [
      'insert into core.identity_opening (org_id, application_id, member_id, reason) values ($1, $2, $3, $4)',
      candidate.id,
    ],
    [
      `insert into core.scorecard (org_id, interview_id, member_id, submitted_at) select $1, $2, $3, now() where $4 <> ''`,
      interview.id,
    ],
    [
      'insert into core.scorecard_notes (org_id, interview_id, member_id, text) values ($1, $2, $3, $4)',
      interview.id,
    ],
    [
      `insert into core.scorecard_mark (org_id, interview_id, member_id, question_id, stars, note) values ($1, $2, $3, ${item?.id}, 3, $4)`,
      interview.id,
    ],
  ] as const)
    await server.given.owner.query(text, [admin.orgId, ...values, admin.id, words]);
  const { data, files } = await requestBuildAndDownloadOwnData(server, candidate);
  const left = 'Ada is calmer than [removed] ([removed], [removed]), says [removed].';
  expect(data?.nameOpened).toMatchObject([{ reason: left }]);
  expect(data?.interviews).toMatchObject([{ marks: [{ note: left }], notes: [{ text: left }] }]);
  expect(Object.values(files).join('\n')).not.toMatch(/Zephyrine|Quillfeather/);
  // Nor on the page that says what was done, which tells why a name was opened.
  await server.given.owner.query(
    `update core.application set state = 'submitted', submitted_at = now() where id = $1`,
    [candidate.id],
  );
  const history = visiblePageText(await candidate.get('history'));
  expect(history).toContain(left);
  expect(history).not.toMatch(/Zephyrine|Quillfeather/);
});

test('a rejection that nobody was told of yet is not told by the file either', async () => {
  const candidate = await begin();
  await server.given.owner.query(
    `update core.application set state = 'rejected', submitted_at = now(), rejected_at = now(), rejected_by = $2
     where id = $1`,
    [candidate.id, admin.id],
  );
  await server.given.owner.query(
    `insert into core.decision (org_id, application_id, member_id, from_state, to_state)
     values ($1, $2, $3, 'submitted', 'rejected')`,
    [admin.orgId, candidate.id, admin.id],
  );
  const early = await requestBuildAndDownloadOwnData(server, candidate);
  expect(Object.values(early.files).join('\n')).not.toContain('rejected');
  await server.given.owner.query(
    `update core.application set rejected_at = now() - interval '1 day' where id = $1`,
    [candidate.id],
  );
  server.setNow(new Date(NOON.getTime() + DAY_MS));
  const later = await requestBuildAndDownloadOwnData(server, candidate);
  expect(later.data?.decisions).toMatchObject([{ to: 'rejected' }]);
});

test('an e-mail announces it once, and pressing again builds nothing more', async () => {
  const candidate = await begin();
  await candidate.post('your-data/file');
  await candidate.post('your-data/file');
  expect(visiblePageText(await candidate.get('your-data'))).toContain(
    'Your file is being prepared.',
  );
  await buildAndExpireDataExports(server.services);
  await candidate.post('your-data/file');
  await buildAndExpireDataExports(server.services);
  const [mail, ...more] = await readyEmails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: candidate.email, subject: 'Your data is ready: Baker' });
  expect(mail?.text).toContain(`/application/${candidate.token}/your-data`);
});

test('after seven days the file is gone, from the database too, and a new one can be asked for', async () => {
  const candidate = await begin();
  await requestBuildAndDownloadOwnData(server, candidate);
  const at = async (moment: number) => {
    server.setNow(new Date(NOON.getTime() + moment));
    return (await downloadOwnDataInTest(candidate)).status;
  };
  expect(await at(7 * DAY_MS - 1)).toBe(200);
  expect(await at(7 * DAY_MS)).toBe(410);
  await buildAndExpireDataExports(server.services);
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select (file is null)::text from pii.data_export where application_id = $1',
      [candidate.id],
    ),
  ).toEqual(['true']);
  expect(visiblePageText(await candidate.get('your-data'))).toContain('Prepare a new file');
  expect((await requestBuildAndDownloadOwnData(server, candidate)).status).toBe(200);
});

test('of fifty who ask at once each gets one file, their own, and one e-mail', async () => {
  const many = [];
  for (let n = 0; n < 50; n += 1) {
    const candidate = await begin();
    many.push(candidate);
  }
  const asked = await Promise.all(many.map((candidate) => candidate.post('your-data/file')));
  expect(asked.filter(({ statusCode }) => statusCode !== 303)).toEqual([]);
  // Two processes at once.
  for (let n = 0; n < 3; n += 1)
    await Promise.all([
      buildAndExpireDataExports(server.services),
      buildAndExpireDataExports(server.services),
    ]);
  for (const candidate of many) {
    const { data } = await downloadOwnDataInTest(candidate);
    expect(data?.person.email).toBe(candidate.email);
  }
  const mails = await readyEmails();
  expect(mails).toHaveLength(50);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(50);
});

test('whoever is stopped before it is stored leaves nothing half, and the next pass builds it whole', async () => {
  const candidate = await begin();
  await write(candidate, 'Before the power went.');
  await candidate.post('your-data/file');
  let reads = 0;
  const stopping = {
    ...server.services,
    // The clock is asked when what was built is about to be stored.
    now: () => {
      reads += 1;
      if (reads > 3) throw new Error('the power went');
      return server.services.now();
    },
  };
  await expect(buildAndExpireDataExports(stopping)).rejects.toThrow('the power went');
  expect((await downloadOwnDataInTest(candidate)).status).toBe(410);
  expect(await readyEmails()).toEqual([]);
  await buildAndExpireDataExports(server.services);
  const { data } = await downloadOwnDataInTest(candidate);
  expect(data?.answers.map(({ answer }) => answer)).toEqual(['Before the power went.']);
  expect(await readyEmails()).toHaveLength(1);
});

test('a file that somebody else has asked for is behind their link alone', async () => {
  const one = await begin();
  const other = await begin();
  await requestBuildAndDownloadOwnData(server, one);
  expect((await downloadOwnDataInTest(other)).status).toBe(410);
  const stranger = await server.running.app.inject({
    url: `/application/${'x'.repeat(43)}/your-data/your-data.zip`,
  });
  expect(stranger.statusCode).toBe(404);
});

import { expect, test } from 'vitest';
import {
  givenScoredCandidates,
  clientOfApplication,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();
const REASON = 'She asked for a call about her visa.';

async function given(stars: [number, number][]) {
  const round = await givenScoredCandidates(server, { stars });
  const [own] = round.applications as [PlantedApplication];
  await server.given.owner.query(
    `update core.review set scored_on = case when link_id = (select min(link_id) from core.review where application_id = $1)
       then date '2026-05-03' else date '2026-05-05' end where application_id = $1`,
    [own.id],
  );
  const read = async () =>
    visiblePageText(await (await clientOfApplication(server, own)).get('history'));
  return { ...round, own, read, ...makeFeedbackReportTestActions(server, round) };
}

test('a candidate sees by days and parts what was done with their application', async () => {
  const { own, admin, job, reject, read } = await given([[2, 3]]);
  await server.given.owner.query(
    `insert into core.identity_opening (org_id, application_id, member_id, reason, at)
     values ($1, $2, $3, $4, '2026-05-09T10:30:00Z')`,
    [job.orgId, own.id, admin.id, REASON],
  );
  await reject([own]);
  const words = await read();
  for (const part of [
    'You sent your application in.',
    'Your answers were sent on to be read, without your name.',
    'Your answers were read by 2 people between 3 May 2026 and 5 May 2026, none of whom saw your name.',
    `9 May 2026 Your name was opened by a person of Larkfield, of the hiring team of this role, because: “${REASON}”`,
    'An e-mail was sent to you: the decision.',
    'A person of Larkfield, of the hiring team of this role, decided: rejected.',
  ])
    expect(words).toContain(part);
  expect(words).not.toMatch(/\d\d:\d\d/);
  const { rows } = await server.given.owner.query<{ name: string }>(
    'select last_name as name from core.member where org_id = $1',
    [job.orgId],
  );
  for (const { name } of rows) expect(words).not.toContain(name);
});

test('a reader who had seen the name before is told as such', async () => {
  const { own, reviewers, job, read } = await given([[2, 3]]);
  await server.given.owner.query(
    `insert into core.identity_seen (org_id, application_id, member_id, how, first_on, dealt_before)
     values ($1, $2, $3, 'opened', '2026-05-01', false)`,
    [job.orgId, own.id, reviewers[0]?.id],
  );
  expect(await read()).toContain('one of whom had seen your name');
});

test('a rejection shows once its candidate was told of it, and not where it was taken back before', async () => {
  const { own, admin, job, reject, undo, read } = await given([[2, 3]]);
  await server.as(admin).post(`/api/manage/${job.id}/decide`, {
    applicationIds: [own.id],
    decision: 'reject',
  });
  expect(await read()).not.toContain('decided: rejected');
  await undo(own);
  expect(await read()).not.toContain('decided: rejected');
  await reject([own]);
  expect(await read()).toContain('decided: rejected');
});

test('two worlds that differ only in other candidates are the same, byte for byte, in the report and in the history', async () => {
  const worlds = [];
  for (const others of [
    [
      [1, 1],
      [2, 2],
    ],
    [
      [5, 5],
      [4, 5],
    ],
  ] as [number, number][][]) {
    const { own, applications, reject, stored, read } = await given([[2, 3], ...others]);
    await server.given.owner.query(
      'update core.answer set text = text || $2 where application_id = any ($1)',
      [applications.slice(1).map(({ id }) => id), JSON.stringify(others)],
    );
    await reject(applications);
    const page = await (await clientOfApplication(server, own)).get('feedback');
    const history = await read();
    worlds.push({ reports: (await stored(own)).reports, page: visiblePageText(page), history });
  }
  expect(worlds[0]?.reports).toHaveLength(1);
  expect(worlds[1]).toEqual(worlds[0]);
});

test('whoever has not sent anything in has no history yet', async () => {
  const { own } = await given([[2, 3]]);
  await server.given.owner.query(
    `update core.application set state = 'started', submitted_at = null where id = $1`,
    [own.id],
  );
  expect((await (await clientOfApplication(server, own)).get('history')).statusCode).toBe(303);
});

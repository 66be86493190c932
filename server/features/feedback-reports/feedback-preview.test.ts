import { expect, test } from 'vitest';
import {
  givenScoredCandidates,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

test('an admin sees the report of whoever was reviewed beforehand, and the frozen one afterwards', async () => {
  const round = await givenScoredCandidates(server, {
    stars: [
      [1, 2],
      [4, 4],
    ],
  });
  const [own] = round.applications as [PlantedApplication];
  const url = `/manage/${round.job.id}/feedback/${own.id}`;
  const before = visiblePageText(await server.as(round.admin).get(url));
  expect(before).toContain('Preview. The candidate sees this, once it is released.');
  expect(before).toContain('needs work');
  await makeFeedbackReportTestActions(server, round).reject([own]);
  await server.given.owner.query('update core.review set stars = 5 where application_id = $1', [
    own.id,
  ]);
  expect(visiblePageText(await server.as(round.admin).get(url))).toContain('needs work');
});

test('before four fifths are scored there is nothing to look at, nor for whoever still scores', async () => {
  const half = await givenScoredCandidates(server, { stars: [[3, 3]] });
  const { job, admin, question, reviewers } = half;
  const unread = await server.given.application(job);
  await server.given.answer(unread, question);
  await server.given.batch(job, { by: admin, reviewers, applications: [unread] });
  const [own] = half.applications as [PlantedApplication];
  const page = await server.as(admin).get(`/manage/${job.id}/feedback/${own.id}`);
  expect(visiblePageText(page)).toContain('There is nothing to look at yet.');
});

test('whoever does not run the role, and whoever has none of it, sees no report', async () => {
  const { job, reviewers, applications } = await givenScoredCandidates(server, { stars: [[3, 3]] });
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const [own] = applications as [PlantedApplication];
  for (const who of [stranger, ...reviewers.slice(0, 1)]) {
    const page = await server.as(who).get(`/manage/${job.id}/feedback/${own.id}`);
    expect([403, 404]).toContain(page.statusCode);
    expect(page.body).not.toContain('Answer of number');
  }
});

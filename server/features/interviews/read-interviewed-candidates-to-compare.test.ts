import type { compareInterviewedCandidatesEndpoint } from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Comparison = z.input<(typeof compareInterviewedCandidatesEndpoint)['output']>;

test('people of a round stand side by side by reference: what each reached in each criterion, once their cards are open', async () => {
  const { given, as } = server;
  const { one, other, admin, job, application, interview } = await givenPanelInterview(server);
  await given.openedIdentity(application);
  for (const [place, item] of interview.items.entries())
    await given.owner.query(
      `with looked_for as (insert into core.criterion (org_id, job_id, position, name) values ($1, $2, $3, $4) returning id)
       insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
       select $1, $2, $5, id, 1 from looked_for`,
      [job.orgId, job.id, place + 1, ['Baking', 'Calm'][place], item.id],
    );
  const second = await given.application(job, { state: 'interviews_tasks' });
  const late = await given.interviewToScore(second, { panel: [one, other] });
  const first = makeScorecardTestActions(server, interview);
  await first.handIn(one, [5, 3]);
  await first.handIn(other, [2, 3]);
  await first.agree(one, 1, 4);
  await makeScorecardTestActions(server, late).handIn(one, [1, 1]);
  const reply = await as(admin).get(`/api/manage/${job.id}/rounds/${interview.roundId}`);
  const told = reply.json<Comparison>();
  expect(told.criteria.map(({ name }) => name)).toEqual(['Baking', 'Calm']);
  expect(told.candidates).toEqual([
    {
      applicationId: application.id,
      interviewId: interview.id,
      ref: 'KX-10',
      state: 'interviews_tasks',
      progress: 'opened',
      cards: { in: 2, expected: 2 },
      score: 3.75,
      criteria: [
        { mean: 3.5, lowest: 2, highest: 5 },
        { mean: 4, lowest: 3, highest: 3 },
      ],
      toDiscuss: 1,
    },
    {
      applicationId: second.id,
      interviewId: late.id,
      ref: 'KX-11',
      state: 'interviews_tasks',
      progress: 'scoring',
      cards: { in: 1, expected: 2 },
      score: null,
      criteria: [null, null],
      toDiscuss: 0,
    },
  ]);
  expect(reply.body).not.toMatch(/Zorblax|Quintonish/);
});

test('whoever still reviews answers of the role is shown nobody, and a round of another role is not found', async () => {
  const { given, as } = server;
  const { admin, job, interview } = await givenPanelInterview(server);
  await given.question(job);
  await given.batch(job, {
    by: admin,
    reviewers: [admin],
    applications: [await given.application(job)],
  });
  const path = `/api/manage/${job.id}/rounds/${interview.roundId}`;
  expect((await as(admin).get(path)).json()).toMatchObject({
    hidden: 'own-reviews-open',
    candidates: [],
    total: 0,
  });
  const elsewhere = await given.openJob(admin);
  const reply = await as(admin).get(`/api/manage/${elsewhere.id}/rounds/${interview.roundId}`);
  expect(reply.json().code).toBe('not-found');
});

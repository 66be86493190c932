import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  givenPanelInterview,
  HOUR_MS,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { latestEndOfInterviewMissingScorecards } from './rules/latest-end-of-interview-missing-cards.ts';

const server = startTestServer();
const MANY = 500;
/** A page or two more may be read by chance: of an index that has become one level deeper. */
const A_FEW_PAGES = 8;

/** Interviews of the same round long ago, each with the same panel, whose cards never came. */
async function heldLongAgo(
  { id, orgId }: { id: number; orgId: number },
  howMany: number,
): Promise<void> {
  await server.given.owner.query(
    `with candidate as (
       insert into core.application (org_id, job_id, public_ref, state, submitted_at)
       select r.org_id, r.job_id, 'KX-' || (select count(*) + 1000 from core.application) + n, 'interviews_tasks', now()
       from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id,
         generate_series(1, $3::int) n where i.org_id = $1 and i.id = $2 returning id),
     held as (
       insert into core.interview (org_id, round_id, application_id, state, starts_at)
       select org_id, round_id, c.id, 'done', now() - interval '60 days' - c.id * interval '1 minute'
       from core.interview i, candidate c where i.org_id = $1 and i.id = $2 returning org_id, id)
     insert into core.interview_panel_member (org_id, interview_id, member_id)
     select held.org_id, held.id, p.member_id from held
       join core.interview_panel_member p on p.org_id = held.org_id and p.interview_id = $2`,
    [orgId, id, howMany],
  );
  await server.given.owner.query(
    'vacuum analyze core.application, core.interview, core.interview_panel_member',
  );
}

/** What a look of one minute reads; the second time, when plans are made. */
function pagesOfLook(): Promise<number> {
  const endedBefore = latestEndOfInterviewMissingScorecards(new Date());
  const endedAfter = new Date(endedBefore.getTime() - HOUR_MS);
  return runTransactionByDoor({ services: server.services, door: 'system' }, async (db) => {
    const explain = () =>
      sql<{
        'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
      }>`
        explain (analyze, buffers, format json)
        select * from core.organisations_with_missed_scorecards(0, 500, ${endedAfter}, ${endedBefore})`.execute(
        db,
      );
    await explain();
    const { rows } = await explain();
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan === undefined ? Number.NaN : plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  });
}

test('a look for missing cards reads as much after five times as many interviews', async () => {
  const { org, interview } = await givenPanelInterview(server, {
    startsAt: new Date(Date.now() - 25 * HOUR_MS),
  });
  const planted = { id: interview.id, orgId: org.id };
  await heldLongAgo(planted, MANY);
  const before = await pagesOfLook();
  await heldLongAgo(planted, 4 * MANY);
  expect(await pagesOfLook()).toBeLessThan(before + A_FEW_PAGES);
});

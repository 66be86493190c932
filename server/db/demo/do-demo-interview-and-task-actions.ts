import { sql } from 'kysely';
import { applyJobCounterDeltas } from '../../events/apply-job-counter-deltas.ts';
import { remindCandidatesOfTasksDue } from '../../features/candidate-tasks/remind-candidates-of-tasks-due.ts';
import { maintainInterviewsOfAllOrganisations } from '../../features/interviews/maintain-interviews-each-minute.ts';
import { remindOfMissedScorecards } from '../../features/interviews/remind-of-missed-scorecards.ts';
import { openOwnerDatabase } from '../open-owner-database.ts';
import {
  planDemoDataRequestActions,
  sendDemoDataRequestEmails,
} from './plan-demo-data-request-actions-and-send-emails.ts';
import { planDemoFeedbackActions } from './plan-demo-feedback-actions.ts';
import { planDemoInterviewActions } from './plan-demo-interview-actions.ts';
import { planDemoRetentionActions } from './plan-demo-retention-actions.ts';
import { openDemoDatabaseDoors } from './act-as-demo-people-at-past-moments.ts';
import { planDemoScorecardActions } from './plan-demo-scorecard-actions.ts';
import { planDemoCandidateTaskActions } from './plan-demo-candidate-task-actions.ts';

const ADMIN = 'admin@demo.test';

/**
 * What the people of the planted demo have done in the last days with interviews and tasks, by the verbs that do it for
 * anybody, each at its moment: so nothing of them is there that cannot come to be.
 */
export async function doDemoInterviewAndTaskActions(where: {
  url: string;
  prefix: string;
  secretKey: string;
}): Promise<void> {
  const found = await findPeople(where);
  const admin = found.find(({ email }) => email === ADMIN);
  if (admin === undefined) return;
  const { orgId } = admin;
  const doors = await openDemoDatabaseDoors(where, orgId);
  try {
    const now = new Date();
    const stage = {
      doors,
      today: new Date(new Date(now).setUTCHours(0, 0, 0, 0)),
      orgId,
      admin: { id: admin.id, role: 'ADMIN' as const },
      memberIds: new Map(found.map(({ email, id }) => [email, id])),
    };
    const actions = [
      ...(await planDemoInterviewActions(stage)),
      ...(await planDemoScorecardActions(stage)),
      ...(await planDemoCandidateTaskActions(stage)),
      ...(await planDemoRetentionActions(stage)),
      ...(await planDemoDataRequestActions(stage)),
      ...(await planDemoFeedbackActions(stage)),
    ];
    // What was planted a moment ago: without it the database guesses how much there is, and takes the long way.
    await sql`
      analyze core.application, core.interview, core.interview_panel_member, core.question,
        core.answer`.execute(doors.owner);
    for (const { act } of actions.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
      await act();
    await sendDemoDataRequestEmails(stage);
    // Whoever is to be reminded by now was reminded in time: nothing is sent as the demo starts.
    await doors.asSystem(now, maintainInterviewsOfAllOrganisations);
    await doors.asSystem(now, remindOfMissedScorecards);
    await doors.asSystem(now, remindCandidatesOfTasksDue);
    await doors.asSystem(now, applyJobCounterDeltas);
  } finally {
    await doors.close();
  }
}

async function findPeople({
  url,
  prefix,
}: {
  url: string;
  prefix: string;
}): Promise<{ email: string; id: number; orgId: number }[]> {
  const owner = openOwnerDatabase(url, prefix);
  try {
    const { rows } = await sql<{ email: string; id: number; orgId: number }>`
      select email, id::int, org_id::int as "orgId" from core.member
      where org_id = (select org_id from core.member where email = ${ADMIN})`.execute(owner);
    return rows;
  } finally {
    await owner.destroy();
  }
}

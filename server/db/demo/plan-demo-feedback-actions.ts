import { sql } from 'kysely';
import {
  approveFeedbackComment,
  saveFeedbackComment,
} from '../../features/feedback-reports/read-save-and-approve-feedback-comment.ts';
import {
  scheduleFeedbackRelease,
  releaseDueFeedbackReports,
} from '../../features/feedback-reports/schedule-and-release-feedback-reports.ts';
import { decideCandidates } from '../../features/pipeline/decide-candidates.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type {
  TimedDemoAction,
  DemoActionContext,
} from './demo-action-types-and-planted-interview-finders.ts';
import { sendDemoEmails } from './send-demo-emails.ts';

const JOB = 'Complaints Case Handler';
const WRITER = 'leila@demo.test';
/** Days from today. */
const REJECTED_ON = -3;
const COMMENTED_ON = -2;
const HELD_UNTIL = 12;
/** As the organisation has it. */
const REJECTION_WAITS_HOURS = 2;
const WHY = 'Others came closer to what the role looks for in their answers.';
const COMMENT_READ =
  'You look for the reason before you answer, and say openly what went wrong. Next time, say as well by when the customer hears from you.';
const COMMENT_WAITING =
  'Your second answer shows that you think of the customer first. Next time, say which safety check comes before that.';

/**
 * Three who were read and not chosen: one has a feedback report with a word beside it, of one it is held until a day to come, and with
 * one waits a comment that a second person has to read.
 */
export async function planDemoFeedbackActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const { doors, today, admin, memberIds, orgId } = stage;
  const people = await findPeople(stage);
  const [open, held, commented] = people.undecided;
  if (open === undefined || held === undefined || commented === undefined) return [];
  const { jobId } = people;
  const writer = { id: memberIds.get(WRITER) ?? admin.id, role: 'ADMIN' as const };
  const at = dateFromToday(today, REJECTED_ON, 10);
  const commentedAt = dateFromToday(today, COMMENTED_ON, 14);
  const day = (days: number) => dateFromToday(today, days).toISOString().slice(0, 10);
  const reject = (applicationIds: number[], feedbackFrom: string | null) =>
    doors.asMember(admin, at, (visit) =>
      decideCandidates(visit, {
        jobId,
        applicationIds,
        decision: 'reject',
        feedbackFrom,
        why: { criteria: [], words: WHY },
      }),
    );
  const comment = (applicationId: number, text: string) =>
    doors.asMember(writer, commentedAt, (visit) =>
      saveFeedbackComment(visit, { jobId, applicationId, text, version: 0 }),
    );
  return [
    {
      at,
      act: async () => {
        await reject([open, commented], null);
        await reject([held], day(HELD_UNTIL));
        await doors.asSystem(at, async (services) => {
          for (const applicationId of [...people.rejected, open, held, commented])
            await scheduleFeedbackRelease(services, { orgId, applicationId });
        });
        const events = await findRejections(stage, [open, held, commented]);
        await sendDemoEmails(stage, events, { hoursLater: REJECTION_WAITS_HOURS });
      },
    },
    {
      at: commentedAt,
      act: async () => {
        await comment(open, COMMENT_READ);
        await doors.asMember(admin, commentedAt, (visit) =>
          approveFeedbackComment(visit, { jobId, applicationId: open, version: 1 }),
        );
        await comment(commented, COMMENT_WAITING);
        await doors.asSystem(commentedAt, releaseDueFeedbackReports);
      },
    },
  ];
}

async function findRejections(
  { doors, orgId }: DemoActionContext,
  applicationIds: number[],
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select id::int as id, at from core.event where org_id = ${orgId} and kind = 'application-rejected'
      and subject_id = any (${applicationIds}) order by id`.execute(doors.owner);
  return rows;
}

type People = { jobId: number; undecided: number[]; rejected: number[] };

/** Those whose answers were all read and of whom nothing was decided, the last one first; and who was rejected before. */
async function findPeople({ doors, orgId }: DemoActionContext): Promise<People> {
  const { rows } = await sql<People>`
    select j.id as "jobId", array(select a.id from core.application a where a.org_id = j.org_id and a.job_id = j.id
      and a.state = 'in_review' and a.reviews_expected > 0 and a.reviews_scored = a.reviews_expected
      order by a.id desc limit 3) as undecided,
      array(select a.id from core.application a where a.org_id = j.org_id and a.job_id = j.id
        and a.state = 'rejected' order by a.id) as rejected
    from core.job j where j.org_id = ${orgId} and j.title = ${JOB}`.execute(doors.owner);
  return rows[0] ?? { jobId: 0, undecided: [], rejected: [] };
}

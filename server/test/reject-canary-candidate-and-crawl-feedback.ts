import { releaseDueFeedbackReports } from '../features/feedback-reports/schedule-and-release-feedback-reports.ts';
import { crawlAllAddresses, type CanaryRound } from './canary-crawl.ts';

/** Which of the candidates is rejected, and reads the feedback. */
export const CANARY_REJECTED_CANDIDATE_INDEX = 3;

/** One candidate is rejected and told so, gets a report, and asks for everything. */
export async function giveAndReadCanaryFeedback(walk: CanaryRound): Promise<void> {
  const { server, round, staff, role: job, attempts } = walk;
  const rejected = attempts[CANARY_REJECTED_CANDIDATE_INDEX];
  if (rejected === undefined) throw new Error('nobody is left to be rejected');
  await round.staff(staff.admin, 'POST', `/api/manage/${job.id}/decide`, {
    applicationIds: [rejected.id],
    decision: 'reject',
  });
  await round.work();
  await server.given.owner.query(
    `update pii.email_message set sent_at = now() - interval '1 second'
     where application_id = $1 and kind = 'applicant-rejection'`,
    [rejected.id],
  );
  await releaseDueFeedbackReports(server.services);
  await crawlAllAddresses(walk, {
    name: `candidate ${CANARY_REJECTED_CANDIDATE_INDEX}`,
    token: rejected.token,
  });
}

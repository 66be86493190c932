import { callApi, type StaffApiSession } from './staff-and-candidate-actions-by-api.ts';
import { createJobWithRejectedCandidatesByApi } from './create-job-with-rejected-candidates-by-api.ts';
import { waitForFeedbackReport } from './wait-for-feedback-report.ts';

/** Two candidates who are not chosen, one with a report and one for whom it is held, and a comment that waits. */
export async function plantFeedbackForScreens(baseUrl: string, admin: StaffApiSession) {
  const { job, ids, links } = await createJobWithRejectedCandidatesByApi(
    baseUrl,
    admin,
    'Parcel Steward',
  );
  const [feedbackOpen = '', feedbackHeld = ''] = links;
  const [feedbackCandidate = 0] = ids;
  await callApi(
    admin,
    'PUT',
    `/api/manage/${job.id}/candidates/${feedbackCandidate}/feedback-comment`,
    { text: 'You say what you know, and at once. Say next time what happens after.', version: 0 },
  );
  await waitForFeedbackReport(baseUrl, feedbackOpen);
  return { feedbackOpen, feedbackHeld, feedbackJob: job.id, feedbackCandidate };
}

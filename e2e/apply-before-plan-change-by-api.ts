import {
  applyToJobByApi,
  callApi,
  createPublishedJobByApi,
  type PreparedCandidate,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

type Draft = { version: number; work: { openings: number } };

/** Applies to a role whose plan changes afterwards, with a reason; gives the link of the application. */
export async function applyBeforePlanChangeByApi(
  baseUrl: string,
  admin: StaffApiSession,
  candidate: PreparedCandidate,
): Promise<string> {
  const job = await createPublishedJobByApi(admin, {
    title: 'Ferry Steward',
    reviewers: ['Wole Ashcombe'],
  });
  const answers = ['I would ask who waits longest, and tell everybody when the next ferry leaves.'];
  const link = await applyToJobByApi(baseUrl, job.hash, candidate, answers);
  const at = `/api/builder/${job.id}`;
  const { version, work } = await callApi<Draft>(admin, 'GET', at);
  const reason = 'A second ferry sails from May.';
  await callApi(admin, 'PATCH', at, { version, work: { ...work, openings: 2 }, reason });
  return link;
}

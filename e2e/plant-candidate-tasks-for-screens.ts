import {
  applyToJobByApi,
  callApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import {
  createJobWithCandidateTaskByApi,
  handInCandidateTaskByForm,
} from './create-job-with-candidate-task-and-hand-it-in.ts';
type Row = { id: number; submittedOn: string | null };

const DAY_MS = 86_400_000;

/** Who has applied to a role, by their numbers. */
async function applicationIdsOf(staff: StaffApiSession, jobId: number): Promise<number[]> {
  const { candidates } = await callApi<{ candidates: Row[] }>(
    staff,
    'GET',
    `/api/manage/${jobId}/candidates?group=all`,
  );
  return candidates.map(({ id }) => id);
}

/** Candidates who were sent a task: one writes it, one has handed in, of one it is closed; each with `/application/{token}`. */
export async function plantCandidateTasksForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = await createJobWithCandidateTaskByApi(admin, 'Storm Crew Planner');
  const apply = (firstName: string) => {
    const email = `${firstName.toLowerCase()}.storm@example.com`;
    const candidate = { firstName, lastName: 'Aldergrove', email };
    return applyToJobByApi(baseUrl, job.hash, candidate, ['I look at the map first.']);
  };
  const taskToWrite = await apply('Wendeline');
  const taskSubmitted = await apply('Barnaby');
  const before = await applicationIdsOf(admin, job.id);
  const taskClosed = await apply('Ottoline');
  const all = await applicationIdsOf(admin, job.id);
  const act = (what: string, applicationIds: number[], more: object = {}) =>
    callApi(admin, 'POST', `/api/manage/${job.id}/task-stages/${job.stageId}/${what}`, {
      applicationIds,
      ...more,
    });
  await act('invite', all, {
    dueOn: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
  });
  await act(
    'close',
    all.filter((id) => !before.includes(id)),
  );
  await handInCandidateTaskByForm(
    baseUrl,
    taskSubmitted,
    'The house with the oxygen first, then those on one road.',
  );
  return { taskToWrite, taskSubmitted, taskClosed, taskJob: job.id };
}

import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type * as z from 'zod/mini';
import type { TaskStageWithCandidateProgress } from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import type { TestCandidateClient } from './test-candidate-client.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

type Stage = z.infer<typeof TaskStageWithCandidateProgress>;
export type PlantedTaskStageIds = { stageId: number; questions: { id: number }[] };

type Act = {
  job: { id: number };
  task: PlantedTaskStageIds;
  act: 'invitation' | 'invite' | 'close' | 'extend' | 'remind';
  candidates: readonly { id: number }[];
} & Record<string, unknown>;

/** What a member does with a task of chosen candidates. */
export async function changeCandidateTasksInTest(
  server: TestServer,
  who: Pick<PlantedMember, 'session'>,
  { job, task, act, candidates, ...more }: Act,
) {
  return server.as(who).post(`/api/manage/${job.id}/task-stages/${task.stageId}/${act}`, {
    applicationIds: candidates.map(({ id }) => id),
    ...more,
  });
}

/** Writes the text, and the link where there is one, and hands the task in, as the pages' forms send it. */
export async function submitCandidateTaskInTest(
  candidate: TestCandidateClient,
  { text, link = '' }: { text: string; link?: string },
) {
  const fields = { [formFieldName('plan')]: text, [formFieldName('where')]: link };
  const page = (await candidate.get('task/1')).body;
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '0';
  const saved = await candidate.post('task/1', { ...fields, version });
  if (saved.statusCode !== 303) return saved;
  return candidate.post('task/1/hand-in');
}

/** The one task of a role, as its page shows it. */
export async function findTaskStageOfJobInTest(
  server: TestServer,
  who: Pick<PlantedMember, 'session'>,
  job: { id: number },
): Promise<Stage> {
  const reply = await server.as(who).get(`/api/manage/${job.id}/tasks`);
  const [stage] = reply.json<{ stages: Stage[] }>().stages;
  if (stage === undefined) throw new Error(reply.body);
  return stage;
}

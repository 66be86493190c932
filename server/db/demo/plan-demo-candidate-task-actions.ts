import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { sql } from 'kysely';
import {
  saveCandidateTaskFromPage,
  respondToCandidateTaskPageSubmit,
} from '../../features/apply/save-and-submit-candidate-task-from-page.ts';
import {
  closeCandidateTasks,
  extendCandidateTaskDeadlines,
} from '../../features/candidate-tasks/close-extend-and-remind-of-candidate-tasks.ts';
import { inviteCandidatesToTask } from '../../features/candidate-tasks/preview-and-invite-candidates-to-task.ts';
import {
  demoCandidateTask,
  demoCandidateTaskInvitationsAndSubmissions,
} from './content/candidate-task.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type {
  TimedDemoAction,
  DemoActionContext,
} from './demo-action-types-and-planted-interview-finders.ts';

/** Sends the demo's task, writes and hands it in, and closes it for those whose turn has come. */
export async function planDemoCandidateTaskActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const found = await findTask(stage);
  if (found === undefined) return [];
  const { jobId, stageId, candidates } = found;
  const { doors, today, admin } = stage;
  const { invitedAt, sent, dueDay, handedIn, extended, closed } =
    demoCandidateTaskInvitationsAndSubmissions;
  const day = (days: number) => dateFromToday(today, days).toISOString().slice(0, 10);
  const moment = (time: readonly [number, number]) => dateFromToday(today, ...time);
  const of = (places: readonly number[]) => ({
    jobId,
    stageId,
    applicationIds: places.flatMap((place) => candidates[place] ?? []),
  });
  const byAdmin = (at: Date, verb: DemoVerb): TimedDemoAction => ({
    at,
    act: async () => {
      await doors.asMember(admin, at, verb);
    },
  });
  return [
    byAdmin(moment(invitedAt), (visit) =>
      inviteCandidatesToTask(visit, { ...of([...Array(sent).keys()]), dueOn: day(dueDay) }),
    ),
    ...handedIn.map(({ at, ...texts }, place) => ({
      at: moment(at),
      act: () => handIn(stage, { id: candidates[place] ?? 0, now: moment(at), texts }),
    })),
    byAdmin(moment(extended.at), (visit) =>
      extendCandidateTaskDeadlines(visit, { ...of(extended.places), dueOn: day(extended.dueDay) }),
    ),
    byAdmin(moment(closed.at), (visit) => closeCandidateTasks(visit, of(closed.places))),
  ];
}

type DemoVerb = Parameters<DemoActionContext['doors']['asMember']>[2];

/** The whole page is written and saved, looked over, and handed in. */
async function handIn(
  { doors }: DemoActionContext,
  { id, now, texts }: { id: number; now: Date; texts: Record<string, string | undefined> },
): Promise<void> {
  const form = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [formFieldName(key), text ?? '']),
  );
  await doors.asCandidate(
    { id, now, number: 1, form: { ...form, version: '0' } },
    saveCandidateTaskFromPage,
  );
  await doors.asCandidate({ id, now, number: 1, form: {} }, respondToCandidateTaskPageSubmit);
}

async function findTask({
  doors,
  orgId,
}: DemoActionContext): Promise<
  { jobId: number; stageId: number; candidates: number[] } | undefined
> {
  const { rows } = await sql<{ jobId: number; stageId: number; candidates: number[] }>`
    select j.id as "jobId", s.id as "stageId", array(select a.id from core.application a
      where a.org_id = j.org_id and a.job_id = j.id and a.interviewed_at is not null order by a.id) as candidates
    from core.job j join core.stage s on s.org_id = j.org_id and s.job_id = j.id and s.kind = 'task'
    where j.org_id = ${orgId} and j.title = ${demoCandidateTask.job}`.execute(doors.owner);
  return rows[0];
}

import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  type NewDomainEvent,
  recordDomainEvents,
} from '../../events/record-domain-events-and-update-application.ts';
import { insertCandidateTaskNoticeRows } from './sql/candidate-task-reminders-and-notices.ts';

type Task = { taskId: number; applicationId: number; jobId: number };

/** Says the same of several tasks, and which of them each event is about: letters are written from this, however late. */
export async function recordCandidateTaskNotices(
  db: Db<'staff'> | Db<'system'>,
  tasks: readonly Task[],
  event: Pick<NewDomainEvent, 'kind' | 'actorKind' | 'actorId'>,
): Promise<void> {
  const eventIds = await recordDomainEvents(
    db,
    tasks.map(({ applicationId, jobId }) => ({ ...event, jobId, subjectId: applicationId })),
  );
  await insertCandidateTaskNoticeRows(
    db,
    eventIds.flatMap((eventId, i) => {
      const task = tasks[i];
      return task === undefined ? [] : [{ eventId, taskId: task.taskId }];
    }),
  );
}

import type { Db } from '../../access/enter-door.ts';
import { type NewEvent, recordEvents } from '../../events/record-event.ts';
import { insertTaskNotices } from './sql/tasks-due.ts';

type Task = { taskId: number; applicationId: number; jobId: number };

/** Says the same of several tasks, and which of them each event is about: letters are written from this, however late. */
export async function recordTaskNotices(
  db: Db<'staff'> | Db<'system'>,
  tasks: readonly Task[],
  event: Pick<NewEvent, 'kind' | 'actorKind' | 'actorId'>,
): Promise<void> {
  const eventIds = await recordEvents(
    db,
    tasks.map(({ applicationId, jobId }) => ({ ...event, jobId, subjectId: applicationId })),
  );
  await insertTaskNotices(
    db,
    eventIds.flatMap((eventId, i) => {
      const task = tasks[i];
      return task === undefined ? [] : [{ eventId, taskId: task.taskId }];
    }),
  );
}

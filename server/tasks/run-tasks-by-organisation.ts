import type { Services } from '../services-type.ts';
import type { EventTask, EventTaskData } from './event-periodic-and-start-up-task-types.ts';

type QueuedTask = { id: string; data: EventTaskData };
export type TaskOutcome = { id: string; status: 'completed' | 'failed' };

/**
 * Does the tasks of a batch: several organisations side by side where the task allows it, the tasks of each one after the other in the
 * order in which it happened. One that fails is said to have failed, and stops no other.
 */
export async function runTasksByOrganisation(
  services: Services,
  { name, task, queued }: { name: string; task: EventTask; queued: readonly QueuedTask[] },
): Promise<TaskOutcome[]> {
  const inOrder = queued.toSorted((a, b) => a.data.eventId - b.data.eventId);
  const waiting = [...Map.groupBy(inOrder, ({ data }) => data.orgId).values()];
  const outcomes: TaskOutcome[] = [];
  const runOneAfterTheOther = async () => {
    for (let own = waiting.shift(); own !== undefined; own = waiting.shift())
      for (const each of own) outcomes.push(await runTask(services, { name, task, each }));
  };
  await Promise.all(Array.from({ length: task.organisationsAtOnce ?? 1 }, runOneAfterTheOther));
  return outcomes;
}

async function runTask(
  services: Services,
  { name, task, each: { id, data } }: { name: string; task: EventTask; each: QueuedTask },
): Promise<TaskOutcome> {
  const work = () => task.work(services, data);
  const done = services.tracing === null ? work() : services.tracing.runTask(name, work);
  const status = await done.then(
    () => 'completed' as const,
    (error: Error) => {
      services.log({ at: name, error: error.message });
      return 'failed' as const;
    },
  );
  services.metrics.countTask(name, status);
  return { id, status };
}

import { expect, test } from 'vitest';
import type { Services } from '../services-type.ts';
import { noMetrics } from '../telemetry/metrics-type-and-registry.ts';
import type { EventTask, EventTaskData } from './event-periodic-and-start-up-task-types.ts';
import { runTasksByOrganisation } from './run-tasks-by-organisation.ts';

const services = { tracing: null, metrics: noMetrics, log: () => {} } as unknown as Services;

/** Events of several organisations, not in their order, as a queue gives them back. */
const queued = [
  [7, 12],
  [1, 5],
  [7, 3],
  [2, 9],
  [1, 4],
  [3, 8],
  [7, 11],
].map(([orgId = 0, eventId = 0]) => ({ id: `task-${eventId}`, data: { orgId, eventId } }));

/** Says what has begun, and goes on only when it is let. */
function taskThatWaits(organisationsAtOnce?: number) {
  const begun: EventTaskData[] = [];
  const goOn: (() => void)[] = [];
  const task: EventTask = {
    on: [],
    ...(organisationsAtOnce !== undefined && { organisationsAtOnce }),
    work: async (_, data) => {
      begun.push(data);
      await new Promise<void>((resolve) => goOn.push(resolve));
    },
  };
  return { task, begun, letOneGoOn: () => goOn.shift()?.(), running: () => goOn.length };
}

test('the tasks of an organisation are done one after the other in their order, those of others beside them', async () => {
  const { task, begun, letOneGoOn, running } = taskThatWaits(2);
  const done = runTasksByOrganisation(services, { name: 'any', task, queued });
  const most = new Set<number>();
  for (let n = 0; n < queued.length; n += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(n);
    most.add(running());
    letOneGoOn();
  }
  expect((await done).map(({ id }) => id).toSorted()).toEqual(
    queued.map(({ id }) => id).toSorted(),
  );
  expect(Math.max(...most)).toBe(2);
  const ofSeven = begun.filter(({ orgId }) => orgId === 7).map(({ eventId }) => eventId);
  expect(ofSeven).toEqual([3, 11, 12]);
});

test('where nothing else is said one task is done at a time', async () => {
  const { task, begun, letOneGoOn, running } = taskThatWaits();
  const done = runTasksByOrganisation(services, { name: 'any', task, queued });
  for (let n = 0; n < queued.length; n += 1) {
    await expect.poll(() => begun.length).toBe(n + 1);
    expect(running()).toBe(1);
    letOneGoOn();
  }
  await done;
});

test('one that fails is said to have failed and stops no other', async () => {
  const task: EventTask = {
    on: [],
    organisationsAtOnce: 3,
    work: async (_, { eventId }) => {
      if (eventId === 3) throw new Error('planted');
    },
  };
  const outcomes = await runTasksByOrganisation(services, { name: 'any', task, queued });
  expect(outcomes).toHaveLength(queued.length);
  expect(outcomes.filter(({ status }) => status === 'failed')).toEqual([
    { id: 'task-3', status: 'failed' },
  ]);
});

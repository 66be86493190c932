import type { TestDataBuilders } from './test-data-builders.ts';

const DAY_MS = 86_400_000;

type Prepared = {
  given: TestDataBuilders;
  things: Awaited<ReturnType<TestDataBuilders['furnishedOrganisation']>>;
};

/** As in access-matrix-preparations.ts, for what is done with the tasks that candidates are sent. */
export const accessMatrixPreparationsOfCandidateTasks: Record<
  string,
  (prepared: Prepared) => Promise<unknown>
> = {
  'POST /api/manage/{jobId}/task-stages/{stageId}/invitation': async (prepared) => chosen(prepared),
  'POST /api/manage/{jobId}/task-stages/{stageId}/invite': async (prepared) => chosen(prepared),
  'POST /api/manage/{jobId}/task-stages/{stageId}/close': async (prepared) => sent(prepared),
  'POST /api/manage/{jobId}/task-stages/{stageId}/extend': async (prepared) => ({
    ...(await sent(prepared)),
    dueOn: new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10),
  }),
  'POST /api/manage/{jobId}/task-stages/{stageId}/remind': async (prepared) => sent(prepared),
};

function chosen({ things }: Prepared): { applicationIds: number[] } {
  return { applicationIds: [things.application.id] };
}

/** The furnished candidate has come as far as tasks. */
async function sent(prepared: Prepared): Promise<{ applicationIds: number[] }> {
  const { given, things } = prepared;
  await given.owner.query(
    `update core.application set state = 'interviews_tasks', interviewed_at = now() where id = $1`,
    [things.application.id],
  );
  return chosen(prepared);
}

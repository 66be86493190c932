import {
  callApi,
  createPublishableJobByApi,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';

type Draft = {
  version: number;
  stages: ({ id: number; kind: string } & Record<string, unknown>)[];
};

const ROUTE = 'Which houses do you call at first, and why?';

/** A published role with a task, and nobody who was sent it yet. */
export async function createJobWithCandidateTaskByApi(staff: StaffApiSession, title: string) {
  const job = await createPublishableJobByApi(staff, { title, reviewers: ['Wole Ashcombe'] });
  const at = `/api/builder/${job.id}`;
  const draft = await callApi<Draft>(staff, 'GET', at);
  const task = {
    instructions: 'A storm has cut off eight houses. Plan the morning of the crew.',
    dueDays: 7,
  };
  const plain = { weight: 1, switchedOff: false };
  const placed = await callApi<Draft>(staff, 'PUT', `${at}/stages`, {
    version: draft.version,
    stages: [
      ...draft.stages.map(({ id, kind, name, weight, minutes, switchedOff }) => ({
        id,
        kind,
        name,
        weight,
        minutes,
        switchedOff,
      })),
      { ...plain, kind: 'task', name: 'Plan a morning', minutes: 60, task },
    ],
  });
  const stageId = placed.stages.find(({ kind }) => kind === 'task')?.id ?? 0;
  const { criteria } = await callApi<{ criteria: { name: string }[] }>(staff, 'GET', at);
  const guides = {
    guideOne: 'Calls in the order of the list.',
    guideThree: 'Names who cannot wait.',
    guideFive: 'Weighs need and way, and says what is left for the afternoon.',
  };
  const common = { weight: 1, criteria: criteria.slice(0, 1).map(({ name }) => name) };
  const written = await callApi<Draft>(staff, 'PUT', `${at}/stages/${stageId}/items`, {
    version: placed.version,
    items: [
      {
        ...common,
        ...guides,
        kind: 'long-text',
        key: 'route',
        text: ROUTE,
        required: true,
        maxWords: 200,
      },
      {
        ...common,
        kind: 'link',
        key: 'map',
        text: 'Your map, if you drew one',
        required: false,
      },
    ],
    answerKeys: [],
  });
  await callApi(staff, 'POST', `${at}/publish`, { version: written.version });
  return { ...job, stageId };
}

/** Writes the text of a task and hands it in, as the pages' forms send it. */
export async function handInCandidateTaskByForm(baseUrl: string, base: string, text: string) {
  const path = `${base}/task/1`;
  await submitServerForm(baseUrl, { path, fields: { version: '0', 'item-route': text } });
  await submitServerForm(baseUrl, {
    path: `${path}?part=check`,
    to: `${path}/hand-in`,
    fields: {},
  });
}

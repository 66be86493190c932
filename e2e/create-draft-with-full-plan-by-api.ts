import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  callApi,
  createPublishableJobByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const plain = { weight: 1, minutes: null, switchedOff: false };
const item = (key: string, text: string) => ({
  key,
  text,
  required: true,
  weight: 1,
  criteria: [],
});
const noGuides = { guideOne: '', guideThree: '', guideFive: '' };
const options = (...words: string[]) => words.map((each, i) => ({ key: `o${i + 1}`, words: each }));

/** One question of every kind that a form may ask, with limits, must-haves and a condition. */
const formItems = [
  {
    kind: 'long-text',
    ...item('proud', 'Which work are you proud of?'),
    ...noGuides,
    maxWords: 100,
  },
  {
    kind: 'short-text',
    ...item('town', 'Which town would you come from?'),
    ...noGuides,
    maxCharacters: 60,
  },
  {
    kind: 'number',
    ...item('nights', 'How many nights a month could you stay on board?'),
    unit: 'nights',
    min: 0,
    max: 31,
    decimals: 0,
    mustHave: { least: 4, most: null },
  },
  {
    kind: 'date',
    ...item('day', 'From which day could you begin?'),
    earliest: null,
    latest: '2030-12-31',
  },
  {
    kind: 'one-of',
    ...item('shift', 'Which shift would suit you?'),
    options: options('Early', 'Late', 'Either'),
    mustHave: { options: ['o2', 'o3'] },
  },
  {
    kind: 'many-of',
    ...item('boats', 'Which boats have you steered?'),
    options: options('Car ferries', 'Passenger ferries', 'Tugs'),
    least: 0,
    most: 2,
  },
  {
    kind: 'yes-no',
    ...item('licence', 'Do you have a licence for this river?'),
    mustHave: { answer: true },
  },
  {
    kind: 'statement',
    ...item('own', 'The licence that I name is my own.'),
    condition: { item: 'licence', options: ['yes'] },
  },
];

/** A draft with a form of every kind of question, a test whose key is not finished, and a task that is switched off. */
export async function createDraftWithFullPlanByApi(
  staff: StaffApiSession,
  title: string,
): Promise<PreparedJob> {
  const job = await createPublishableJobByApi(staff, { title, reviewers: ['Wole Ashcombe'] });
  const at = `/api/builder/${job.id}`;
  const put = async (path: string, body: object) => {
    const { version } = await callApi<JobDraft>(staff, 'GET', at);
    return callApi<JobDraft>(staff, 'PUT', `${at}${path}`, { version, ...body });
  };
  const { criteria, stages } = await callApi<JobDraft>(staff, 'GET', at);
  await put('/criteria', {
    criteria: [
      ...criteria,
      { name: 'Calm at the helm', description: 'Steers as steadily in fog.', kind: 'essential' },
      { name: 'Reading the river', description: '', kind: 'desirable' },
    ],
  });
  const placed = await put('/stages', {
    stages: [
      { ...plain, kind: 'form', name: 'About your work' },
      ...stages.map((stage) => {
        const { items: _, answerKeys: __, libraryIds: ___, ...sent } = stage;
        return sent;
      }),
      { ...plain, kind: 'test', name: 'Reading charts', minutes: 20, weight: 0.5 },
      { ...plain, kind: 'task', name: 'A day on the river', switchedOff: true },
    ],
  });
  const stageId = (kind: string) => placed.stages.find((stage) => stage.kind === kind)?.id ?? 0;
  await put(`/stages/${stageId('form')}/items`, { items: formItems, answerKeys: [] });
  const chart = {
    kind: 'one-of',
    ...item('mark', 'What does a red mark on the left bank say?'),
    criteria: ['Reading the river'],
    options: options('Keep it to port', 'Keep it to starboard', 'Stop'),
  };
  await put(`/stages/${stageId('test')}/items`, { items: [chart], answerKeys: [] });
  return job;
}

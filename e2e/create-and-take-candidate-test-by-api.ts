import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import {
  type PreparedJob,
  type StaffApiSession,
  callApi,
  createPublishableJobByApi,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';

type Stage = Record<'id' | 'kind' | 'name' | 'weight' | 'minutes' | 'switchedOff', unknown>;
type Draft = { version: number; stages: Stage[] };

const words = [
  ['A tray holds twelve rolls. How many are on two trays?', '12', '24', '36'],
  ['Three of every twenty are burnt. How many of eighty can be sold?', '60', '68', '77'],
  [
    'An oven takes nine minutes a tray. When are five trays done, one after another?',
    '36',
    '45',
    '54',
  ],
];

/** How many questions there are, in order: the last one lets two of its four options be chosen. */
function questionsOf(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const [text = '', ...options] = words[i % words.length] ?? [];
    const isLast = i === count - 1;
    return {
      kind: isLast ? 'many-of' : 'one-of',
      key: `q${i + 1}`,
      text: isLast ? 'Which of these are more than a dozen?\n\nA dozen is twelve.' : text,
      required: true,
      weight: 1,
      criteria: ['Judgement'],
      options: (isLast ? ['6', '12', '13', '24'] : options).map((option) => ({
        key: `o${option}`,
        words: `${option}${isLast ? ' loaves' : ''}`,
      })),
      ...(isLast && { least: 0, most: 2 }),
    };
  });
}

/** A published role with a test behind its one question; of each question the second option is right. */
export async function createJobWithCandidateTestByApi(
  staff: StaffApiSession,
  {
    title,
    reviewers,
    minutes,
    questions = 3,
    form = [],
  }: {
    title: string;
    reviewers: string[];
    minutes: number | null;
    questions?: number;
    /** What is asked on a form before anything else. */
    form?: readonly PlanItem[];
  },
): Promise<PreparedJob & { stageId: number }> {
  const job = await createPublishableJobByApi(staff, { title, reviewers });
  const at = `/api/builder/${job.id}`;
  const draft = await callApi<Draft>(staff, 'GET', at);
  const stage = { weight: 1, minutes: null, switchedOff: false };
  const test = { ...stage, kind: 'test', name: 'Counting bread', minutes };
  const before = form.length > 0 ? [{ ...stage, kind: 'form', name: 'About you and us' }] : [];
  const placed = await callApi<Draft>(staff, 'PUT', `${at}/stages`, {
    version: draft.version,
    stages: [...before, ...draft.stages.map(asSent), test],
  });
  const fill = (of: Stage | undefined, version: number, content: object) =>
    callApi<Draft>(staff, 'PUT', `${at}/stages/${Number(of?.id)}/items`, { version, ...content });
  const { version } =
    form.length > 0
      ? await fill(placed.stages[0], placed.version, { items: form, answerKeys: [] })
      : placed;
  const stageId = Number(placed.stages.at(-1)?.id);
  const items = questionsOf(questions);
  const filled = await fill(placed.stages.at(-1), version, {
    items,
    answerKeys: items.map(({ key, options }) => ({
      item: key,
      points: { [options[1]?.key ?? '']: 1, ...(options.length > 3 && { o13: 1 }) },
    })),
  });
  await callApi(staff, 'POST', `${at}/publish`, { version: filled.version });
  return { ...job, stageId };
}

function asSent({ id, kind, name, weight, minutes, switchedOff }: Stage): Stage {
  return { id, kind, name, weight, minutes, switchedOff };
}

/** Begins the test of an application whose other questions are answered. */
export async function beginCandidateTestByApi(baseUrl: string, link: string): Promise<void> {
  const path = `${link}/test/1`;
  await submitServerForm(baseUrl, { path, to: `${path}/start`, fields: {} });
}

/** Hands the test in as it is. */
export async function handInCandidateTestByApi(baseUrl: string, link: string): Promise<void> {
  const path = `${link}/test/1`;
  await submitServerForm(baseUrl, { path, fields: { do: 'hand-in' } });
}

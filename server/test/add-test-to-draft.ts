import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { SendDraftRequest } from './add-form-to-draft.ts';

/** Two questions behind everything else of a draft, of which a key says what the options `small` and `large` are worth. */
export async function addTestToDraft(
  jobId: number,
  points: ItemAnswerKey['points'],
  ask: SendDraftRequest,
): Promise<void> {
  const at = `/api/builder/${jobId}`;
  const draft = (await ask('GET', at)).json<JobDraft>();
  const test = { kind: 'test', name: 'Counting', weight: 1, minutes: 30, switchedOff: false };
  const placed = await ask('PUT', `${at}/stages`, {
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
      test,
    ],
  });
  const { stages, version } = placed.json<JobDraft>();
  const items = ['first', 'second'].map((key) => ({
    kind: 'one-of',
    key,
    text: `Which tray is the ${key} one?`,
    required: true,
    weight: 1,
    criteria: ['Judgement'],
    options: ['small', 'large'].map((option) => ({ key: option, words: `The ${option} one` })),
  }));
  await ask('PUT', `${at}/stages/${stages.at(-1)?.id}/items`, {
    version,
    items,
    answerKeys: items.map(({ key }) => ({ item: key, points })),
  });
}

import { defaultAdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import { expect, test } from 'vitest';
import {
  listCriteriaCreatedByItems,
  copySavedIdsToCriteria,
  addCreatedCriteriaToDraft,
} from './add-criteria-created-by-saved-items-to-draft.ts';
import type { EditedJobDraft } from './edited-job-draft.ts';
import type { EditedCriterion } from './edited-job-plan.ts';
import { mergeJobDraftValues } from './compare-and-merge-job-draft-values.ts';

const common = { description: '', kind: 'essential' } as const;
const baking: EditedCriterion = { key: 'baking', id: 1, name: 'Baking', ...common };
const care: EditedCriterion = { key: 'new-1', name: ' care ', ...common };
const saved = [
  { id: 1, name: 'Baking', ...common },
  { id: 9, name: 'Care', ...common },
];
const values = (criteria: EditedCriterion[]): EditedJobDraft => ({
  title: 'Baker',
  team: '',
  grade: '',
  location: '',
  closing: { closesAt: null, openUntilFilled: false },
  description: '',
  ...defaultAdvertDetails,
  criteria,
  stages: [],
  parts: { 1: 'admin' },
  reviewsPerAnswer: 3,
  planChangeReason: '',
});

test('a criterion that a question brought along as it was saved is known by its id, and clashes with nobody', () => {
  const ids = listCriteriaCreatedByItems([baking, care], saved.slice(0, 1), saved);
  expect([...ids]).toEqual([['new-1', 9]]);
  const described = { ...care, description: 'Of every loaf.' };
  const mine = values([...copySavedIdsToCriteria([baking, described], ids)]);
  const news = values([baking, { ...care, id: 9, name: 'Care' }]);
  const base = addCreatedCriteriaToDraft(values([baking]), news, ids);
  expect(mergeJobDraftValues({ base, mine, news })).toEqual({ merged: mine, clashes: [] });
  // Without that it would be a change of somebody else's.
  const blind = mergeJobDraftValues({ base: values([baking]), mine, news });
  expect(blind.clashes).toEqual(['criteria']);
});

test('what somebody else adds beside it is taken', () => {
  const others = { id: 12, name: 'Speed', ...common };
  const ids = listCriteriaCreatedByItems([baking, care], saved.slice(0, 1), [...saved, others]);
  const mine = values([...copySavedIdsToCriteria([baking, care], ids)]);
  const news = values([baking, { ...care, id: 9 }, { ...others, key: 'criterion-12' }]);
  const base = addCreatedCriteriaToDraft(values([baking]), news, ids);
  const { merged, clashes } = mergeJobDraftValues({ base, mine, news });
  expect(clashes).toEqual([]);
  expect(merged.criteria.map(({ id }) => id)).toEqual([1, 9, 12]);
});

test('nothing is matched that was there before, or has an id', () => {
  expect(listCriteriaCreatedByItems([baking, care], saved, saved).size).toBe(0);
  expect(listCriteriaCreatedByItems([baking], [], saved).size).toBe(0);
});

import type {
  EqualOpportunitiesSetup,
  EqualOpportunitiesSetKey,
} from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { EqualOpportunitiesQuestion } from './rules/equal-opportunities-form-types.ts';
import { findCurrentEqualOpportunitiesForm } from './rules/current-forms-and-form-by-version.ts';
import { alternativeEthnicityListBySet } from './rules/ethnicity-lists-codes-and-preceding-questions.ts';
import { lawfulBasesOfEqualOpportunitiesSet } from './rules/lawful-bases-of-equal-opportunities-set.ts';
import { suggestedEqualOpportunitiesNotice } from './content/suggested-notice.ts';
import {
  equalOpportunitiesSetInUse,
  equalOpportunitiesSetOfPlace,
} from './rules/equal-opportunities-set-in-use-or-of-place.ts';
import {
  findEqualOpportunitiesNotice,
  findEqualOpportunitiesSettings,
} from './sql/settings-and-notices.ts';

/** What the organisation asks; with another set than its own, what that would be. */
export async function readEqualOpportunitiesSettings(
  db: Db<'staff'>,
  looked?: EqualOpportunitiesSetKey,
): Promise<EqualOpportunitiesSetup> {
  const settings = await findEqualOpportunitiesSettings(db);
  const inUse = equalOpportunitiesSetInUse(settings);
  const eoSet = looked ?? inUse;
  const found = await findEqualOpportunitiesNotice(db, eoSet);
  const bases = lawfulBasesOfEqualOpportunitiesSet(eoSet);
  const list = alternativeEthnicityListBySet[eoSet]?.list;
  return {
    eoSet,
    chosen: settings.chosen,
    setOfPlace: equalOpportunitiesSetOfPlace(settings.locale),
    isAsked:
      eoSet === inUse
        ? found !== undefined
        : (await findEqualOpportunitiesNotice(db, inUse)) !== undefined,
    questions: findCurrentEqualOpportunitiesForm(eoSet).questions.map(questionWithLabels),
    otherEthnicityList: list
      ? {
          list,
          questions: findCurrentEqualOpportunitiesForm(eoSet, list)
            .questions.filter(({ field }) => field === 'ethnicity')
            .map(questionWithLabels),
        }
      : null,
    bases,
    notice: found ?? null,
    suggested: {
      basis: bases[0] ?? 'explicit-consent',
      text: suggestedEqualOpportunitiesNotice(settings),
    },
  };
}

function questionWithLabels({
  field,
  question,
  options,
  several,
  offered,
}: EqualOpportunitiesQuestion) {
  return {
    field,
    question,
    options: options.map(({ label }) => label),
    several: several !== 'no',
    offered,
  };
}

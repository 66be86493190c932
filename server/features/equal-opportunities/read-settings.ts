import type { EqualOpportunitiesSetup, EoSet } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/enter.ts';
import type { FormQuestion } from './rules/form.ts';
import { currentForm } from './rules/forms.ts';
import { otherLists } from './rules/ethnicity-lists.ts';
import { basesOf, suggestedNotice } from './content/notice.ts';
import { setInUse, setOfPlace } from './rules/eo-set.ts';
import { findNotice, findSettings } from './sql.ts';

/** What the organisation asks; with another set than its own, what that would be. */
export async function readSettings(
  db: Db<'staff'>,
  looked?: EoSet,
): Promise<EqualOpportunitiesSetup> {
  const settings = await findSettings(db);
  const inUse = setInUse(settings);
  const eoSet = looked ?? inUse;
  const found = await findNotice(db, eoSet);
  const bases = basesOf(eoSet);
  const list = otherLists[eoSet]?.list;
  return {
    eoSet,
    chosen: settings.chosen,
    setOfPlace: setOfPlace(settings.locale),
    isAsked: eoSet === inUse ? found !== undefined : (await findNotice(db, inUse)) !== undefined,
    questions: currentForm(eoSet).questions.map(shown),
    otherEthnicityList: list
      ? {
          list,
          questions: currentForm(eoSet, list)
            .questions.filter(({ field }) => field === 'ethnicity')
            .map(shown),
        }
      : null,
    bases,
    notice: found ?? null,
    suggested: { basis: bases[0] ?? 'explicit-consent', text: suggestedNotice(settings) },
  };
}

function shown({ field, question, options, several, offered }: FormQuestion) {
  return {
    field,
    question,
    options: options.map(({ label }) => label),
    several: several !== 'no',
    offered,
  };
}

import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { EqualOpportunitiesFormWithNotice } from './find-equal-opportunities-form-of-candidate.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';
import {
  buildEqualOpportunitiesForm,
  type EqualOpportunitiesFormChoices,
} from './rules/build-equal-opportunities-form.ts';

/** A form as it would be asked: with the notice that was confirmed for it, or else the one that we suggest. */
export async function findEqualOpportunitiesFormToPreview(
  db: Db<'staff'>,
  looked?: EqualOpportunitiesSetKey,
  choices: Partial<EqualOpportunitiesFormChoices> = {},
): Promise<EqualOpportunitiesFormWithNotice> {
  const { eoSet, notice, suggested } = await readEqualOpportunitiesSettings(db, looked);
  const { basis, text } = notice ?? suggested;
  return {
    ...buildEqualOpportunitiesForm(eoSet, { ...notice, ...choices }),
    notice: { basis, text },
  };
}

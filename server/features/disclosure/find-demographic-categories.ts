import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { buildEqualOpportunitiesForm } from '../equal-opportunities/rules/build-equal-opportunities-form.ts';
import { equalOpportunitiesSetInUse } from '../equal-opportunities/rules/equal-opportunities-set-in-use-or-of-place.ts';
import { demographicCategoriesOfForm } from './rules/demographic-categories-of-form.ts';
import { findEqualOpportunitiesFormSettings } from './sql/find-equal-opportunities-form-settings.ts';

/**
 * The categories of an organisation's figures, with their options in the order of its form.
 * @param told what the figures at hand hold besides
 */
export async function findDemographicCategories(
  db: Db<'staff'>,
  told: Iterable<{ category: DemographicCategory; option: string }>,
): Promise<DiversityFiguresPeriodsAndGroups['categories']> {
  const settings = await findEqualOpportunitiesFormSettings(db);
  const eoSet = equalOpportunitiesSetInUse(settings);
  const notice = settings.notices.find((each) => each.eoSet === eoSet);
  const options = new Map<DemographicCategory, Set<string>>();
  for (const { category, option } of told) {
    const codes = options.get(category) ?? new Set();
    options.set(category, codes.add(option));
  }
  return demographicCategoriesOfForm(buildEqualOpportunitiesForm(eoSet, notice), options);
}

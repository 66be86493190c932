import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import {
  sumPublishedDemographicsCells,
  listDemographicOptionsOfCounts,
} from './rules/round-and-sum-demographics-cells.ts';
import {
  DEMOGRAPHICS_GROUP_OF_EVERYBODY,
  type DemographicsOfGroup,
} from './rules/demographics-request-and-report-types.ts';
import { findDemographicCategories } from './find-demographic-categories.ts';
import { suppressPublishedDemographicsCells } from './rules/suppress-published-cells.ts';
import {
  findPublishedDemographicsCells,
  findDemographicsTableOfJob,
} from './sql/find-published-demographics-tables-and-cells.ts';
import { findJobDates } from './sql/jobs-outside-filters-and-job-dates.ts';

/**
 * Why a role has no published figures: it still takes applications; fewer than 25 answered; all others of the
 * organisation in those months are too few, so that they could be told from the difference; the months are not published yet.
 */
export type WhyJobDemographicsUnpublished = 'open' | 'too-few' | 'rest-too-small' | 'not-yet';

export type PublishedJobDemographics =
  | {
      published: DemographicsOfGroup;
      categories: DiversityFiguresPeriodsAndGroups['categories'];
      unpublished: null;
    }
  | {
      published: null;
      categories: DiversityFiguresPeriodsAndGroups['categories'];
      unpublished: WhyJobDemographicsUnpublished;
    };

/** The figures of one role, published once it has closed; in either mode of disclosure, as a role is a small group. */
export function readPublishedJobDemographics(
  services: Services,
  { orgId, jobId }: { orgId: number; jobId: number },
): Promise<PublishedJobDemographics> {
  return runTransactionByDoor(
    { services, door: 'staff', actor: { orgId, actorId: null } },
    async (db) => {
      const table = await findDemographicsTableOfJob(db, jobId);
      const stored =
        table?.withheld === null
          ? await findPublishedDemographicsCells(db, {
              tableIds: [table.id],
              groups: [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
            })
          : [];
      const reached = sumPublishedDemographicsCells(stored.map(({ cells }) => cells));
      const categories = await findDemographicCategories(
        db,
        listDemographicOptionsOfCounts([reached]),
      );
      if (table?.withheld === null)
        return {
          published: suppressPublishedDemographicsCells(String(jobId), reached, {
            categories,
            coarse: stored.map(({ coarse }) => coarse),
          }),
          categories,
          unpublished: null,
        };
      const dates = await findJobDates(db, jobId);
      const phase = dates && jobPhaseOf(dates, services.now());
      const isOpen = phase === 'OPEN' || phase === 'DRAFT';
      const unpublished = table?.withheld ?? (isOpen ? 'open' : 'not-yet');
      return { published: null, categories, unpublished };
    },
  );
}

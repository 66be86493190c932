import type { DiversityFiguresCoverage } from '@evenhand/contract/reporting/demographics.ts';
import { enterDoor } from '../../access/enter.ts';
import type { Services } from '../../services.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { sumPublishedCells, optionsIn } from './rules/published-cells.ts';
import { ALL, type GroupCells } from './rules/demographics.ts';
import { findCategories } from './find-categories.ts';
import { publishedRows } from './rules/published-rows.ts';
import { findPublishedCells, findJobDates, findJobTable } from './sql/published.ts';

/**
 * Why a role has no published figures: it still takes applications; fewer than 25 answered; all others of the
 * organisation in those months are too few, so that they could be told from the difference; the months are not published yet.
 */
export type UnpublishedJobFigures = 'open' | 'too-few' | 'rest-too-small' | 'not-yet';

export type PublishedJobFigures =
  | { published: GroupCells; categories: DiversityFiguresCoverage['categories']; unpublished: null }
  | {
      published: null;
      categories: DiversityFiguresCoverage['categories'];
      unpublished: UnpublishedJobFigures;
    };

/** The figures of one role, published once it has closed; in either mode of disclosure, as a role is a small group. */
export function readPublishedJobFigures(
  services: Services,
  { orgId, jobId }: { orgId: number; jobId: number },
): Promise<PublishedJobFigures> {
  return enterDoor({ services, door: 'staff', actor: { orgId, actorId: null } }, async (db) => {
    const table = await findJobTable(db, jobId);
    const stored =
      table?.withheld === null
        ? await findPublishedCells(db, { tableIds: [table.id], groups: [ALL] })
        : [];
    const reached = sumPublishedCells(stored.map(({ atoms }) => atoms));
    const categories = await findCategories(db, optionsIn([reached]));
    if (table?.withheld === null)
      return {
        published: publishedRows(String(jobId), reached, {
          categories,
          coarse: stored.map(({ coarse }) => coarse),
        }),
        categories,
        unpublished: null,
      };
    const dates = await findJobDates(db, jobId);
    const phase = dates && phaseOf(dates, services.now());
    const isOpen = phase === 'OPEN' || phase === 'DRAFT';
    const unpublished = table?.withheld ?? (isOpen ? 'open' : 'not-yet');
    return { published: null, categories, unpublished };
  });
}

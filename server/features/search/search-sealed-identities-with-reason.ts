import {
  SEARCH_RESULTS_MAX,
  type ApplicationSearchResult,
  IDENTITY_SEARCH_CHARACTERS_MIN,
} from '@evenhand/contract/search.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { applicationSearchResultFromRow } from './search-jobs-and-candidates.ts';
import {
  findApplicationsById,
  searchIdentitiesWithReasonInDatabase,
} from './sql/found-jobs-and-candidates.ts';

/**
 * Finds a person wherever they applied, for somebody who has to know, such as when a person asks for their data. Opens
 * nothing to anybody else: what is sealed stays sealed on every other screen.
 */
export async function searchSealedIdentitiesWithReason(
  { db, requestId }: VisitorRequestContext,
  { query, reason }: { query: string; reason: string },
): Promise<ApplicationSearchResult[]> {
  const normalised = normaliseForSearch(query);
  if (!normalised.split(' ').some((word) => word.length >= IDENTITY_SEARCH_CHARACTERS_MIN))
    throw new Refusal('bad-input', {
      fields: { query: `Use at least one word of ${IDENTITY_SEARCH_CHARACTERS_MIN} letters.` },
    });
  const people = await searchIdentitiesWithReasonInDatabase(db, {
    normalised,
    reason,
    requestId,
    most: SEARCH_RESULTS_MAX,
  });
  const rows = await findApplicationsById(
    db,
    people.map(({ applicationId }) => applicationId),
  );
  const applications = new Map(rows.map((row) => [row.id, applicationSearchResultFromRow(row)]));
  return people.flatMap(({ applicationId, ...person }) => {
    const application = applications.get(applicationId);
    return application === undefined ? [] : [{ ...application, User: person }];
  });
}

import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { EditedJobDraft } from './edited-job-draft.ts';

type Criteria = EditedJobDraft['criteria'];
type IdsByKey = ReadonlyMap<string, number>;

/**
 * The ids that the server gave to criteria which a saved question named before they were saved themselves, by their keys on
 * this screen.
 */
export function listCriteriaCreatedByItems(
  sent: Criteria,
  before: JobDraft['criteria'],
  after: JobDraft['criteria'],
): IdsByKey {
  const made = after.filter(({ id }) => !before.some((known) => known.id === id));
  const unsaved = sent.filter(({ id }) => id === undefined);
  return new Map(
    unsaved.flatMap(({ key, name }) => {
      const found = made.find((criterion) => isSameName(criterion.name, name));
      return found === undefined ? [] : [[key, found.id] as const];
    }),
  );
}

/** The criteria on the screen with those ids. */
export function copySavedIdsToCriteria(mine: Criteria, ids: IdsByKey): Criteria {
  return mine.map((row) => {
    const id = ids.get(row.key);
    return id === undefined ? row : { ...row, id };
  });
}

/** What the server had said before, with the criteria that were made since by whoever sits here: no one else's change. */
export function addCreatedCriteriaToDraft(
  base: EditedJobDraft,
  saved: EditedJobDraft,
  ids: IdsByKey,
): EditedJobDraft {
  const made = saved.criteria.filter(({ key }) => ids.has(key));
  return { ...base, criteria: [...base.criteria, ...made] };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  jobTitleWithoutCopyMark,
  titleOfJobCopy,
} from './rules/add-or-remove-copy-mark-of-job-title.ts';
import {
  type JobCopySource,
  findJobCopySource,
  findJobTitlesStartingWith,
} from './sql/find-job-content-to-copy-insert-job-find-titles.ts';

/**
 * What a copy of a job takes along.
 * @throws Refusal not-found
 */
export async function readJobContentToCopy(db: Db<'staff'>, id: number): Promise<JobCopySource> {
  const found = await findJobCopySource(db, id);
  if (found === undefined) throw new Refusal('not-found');
  return found;
}

/**
 * The same under a title that no other job has.
 * @throws Refusal not-found
 */
export async function readJobContentUnderCopyTitle(
  db: Db<'staff'>,
  id: number,
): Promise<JobCopySource> {
  const { title, ...copied } = await readJobContentToCopy(db, id);
  return {
    ...copied,
    title: titleOfJobCopy(
      title,
      await findJobTitlesStartingWith(db, jobTitleWithoutCopyMark(title)),
    ),
  };
}

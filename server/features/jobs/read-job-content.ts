import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { copiedTitle, copyTitle } from './rules/copy-title.ts';
import { type CopiedJob, findContent, findTitles } from './sql/job-content.ts';

/**
 * What a copy of a job takes along.
 * @throws Refusal not-found
 */
export async function readJobContent(db: Db<'staff'>, id: number): Promise<CopiedJob> {
  const found = await findContent(db, id);
  if (found === undefined) throw new Refusal('not-found');
  return found;
}

/**
 * The same under a title that no other job has.
 * @throws Refusal not-found
 */
export async function readJobCopy(db: Db<'staff'>, id: number): Promise<CopiedJob> {
  const { title, ...copied } = await readJobContent(db, id);
  return { ...copied, title: copyTitle(title, await findTitles(db, copiedTitle(title))) };
}

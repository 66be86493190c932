import type { JobBoard } from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { type JobBoardKind, jobBoardKinds } from './catalogue/job-board-kinds.ts';
import { type JobBoardDbRow, findJobBoardRows } from './sql/job-boards-and-source-aliases.ts';

/** The organisation's own boards, then the kinds that come with the server. */
export async function listOwnAndBuiltInBoards(db: Db<'staff'>): Promise<JobBoard[]> {
  return [
    ...(await findJobBoardRows(db)).map(jobBoardFromRow),
    ...jobBoardKinds.map(jobBoardFromKind),
  ];
}

export function jobBoardFromRow({
  id,
  name,
  source,
  address,
  audience,
  cost,
}: JobBoardDbRow): JobBoard {
  return { slug: String(id), id, name, source, address, audience, cost, reach: null, advice: null };
}

function jobBoardFromKind({ id, ...words }: JobBoardKind): JobBoard {
  return { ...words, slug: id, id: null, source: id, address: null };
}

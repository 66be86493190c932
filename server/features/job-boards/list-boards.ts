import type { JobBoard } from '@evenhand/contract/job-boards.ts';
import type { Db } from '../../access/enter.ts';
import { type BoardKind, boardKinds } from './catalogue/board-kinds.ts';
import { type BoardRow, findBoards } from './sql.ts';

/** The organisation's own boards, then the kinds that come with the server. */
export async function listBoards(db: Db<'staff'>): Promise<JobBoard[]> {
  return [...(await findBoards(db)).map(ownBoard), ...boardKinds.map(boardOfKind)];
}

export function ownBoard({ id, name, source, address, audience, cost }: BoardRow): JobBoard {
  return { slug: String(id), id, name, source, address, audience, cost, reach: null, advice: null };
}

function boardOfKind({ id, ...words }: BoardKind): JobBoard {
  return { ...words, slug: id, id: null, source: id, address: null };
}

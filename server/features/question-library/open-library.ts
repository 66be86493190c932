import type { Db } from '../../access/enter.ts';
import type { Member } from '../../access/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import { libraryAccess } from './rules/library-access.ts';
import { findAccess } from './sql/access.ts';

export type Reader = Pick<Member, 'actorId' | 'role'>;

/**
 * What a member may do in the question library, asked before anything of it is told.
 * @throws Refusal library-limited
 */
export async function openLibrary(
  db: Db<'staff'>,
  { actorId, role }: Reader,
): Promise<{ edit: boolean }> {
  const access = libraryAccess({ role, ...(await findAccess(db, actorId)) });
  if (access === 'none') throw new Refusal('library-limited');
  return { edit: access === 'edit' };
}

/**
 * The same for whoever changes something in it.
 * @throws Refusal library-limited, not-allowed
 */
export async function openLibraryForChange(db: Db<'staff'>, reader: Reader): Promise<void> {
  const may = await openLibrary(db, reader);
  if (!may.edit) throw new Refusal('not-allowed');
}

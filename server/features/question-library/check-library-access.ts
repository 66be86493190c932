import type { Db } from '../../access/enter-door.ts';
import type { ActingMember } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import { libraryAccess } from './rules/library-access.ts';
import { findLibraryAccessFacts } from './sql/library-access.ts';

export type LibraryReader = Pick<ActingMember, 'actorId' | 'role'>;

/**
 * What a member may do in the question library, asked before anything of it is told.
 * @throws Refusal library-limited
 */
export async function checkMayReadLibrary(
  db: Db<'staff'>,
  { actorId, role }: LibraryReader,
): Promise<{ edit: boolean }> {
  const access = libraryAccess({ role, ...(await findLibraryAccessFacts(db, actorId)) });
  if (access === 'none') throw new Refusal('library-limited');
  return { edit: access === 'edit' };
}

/**
 * The same for whoever changes something in it.
 * @throws Refusal library-limited, not-allowed
 */
export async function checkMayChangeLibrary(db: Db<'staff'>, reader: LibraryReader): Promise<void> {
  const may = await checkMayReadLibrary(db, reader);
  if (!may.edit) throw new Refusal('not-allowed');
}

import type { Db } from '../../doors/enter.ts';
import { admitByJobLink } from '../../doors/reviewer.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../refusal.ts';
import { publicFaceOf } from './rules/right-to-answer.ts';
import type { Role } from './sql/role.ts';
import { findPublicRole } from './sql.ts';

export type PublicRole = { db: Db<'public'>; orgId: number; role: Role; isOpen: boolean };

/**
 * The role behind its public link, in the room of its organisation.
 * @throws Refusal not-found when it was never published, is archived, a sample or unknown; role-closed long after its closing
 */
export async function findRoleBehind(
  db: Db<'public'>,
  services: Services,
  hash: string,
): Promise<PublicRole> {
  const { db: inside, orgId, jobId } = await admitByJobLink(db, services, hash);
  const role = await findPublicRole(inside, jobId);
  if (role === undefined) throw new Refusal('not-found');
  const face = publicFaceOf(role, services.now());
  if (face === 'gone') throw new Refusal('role-closed');
  return { db: inside, orgId, role, isOpen: face === 'open' };
}

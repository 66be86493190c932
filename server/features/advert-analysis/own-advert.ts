import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Author } from '../jobs/open-for-change.ts';
import { mayEdit } from '../jobs/rules/may-edit.ts';
import { type AdvertRow, findAdvert } from './sql.ts';

/**
 * The advert of a role, for whoever may see it in an organisation that has it checked.
 * @throws Refusal not-found, not-allowed
 */
export async function findAdvertForMember(
  db: Db<'staff'>,
  { jobId, member }: { jobId: number; member: Author },
): Promise<AdvertRow & { mayEdit: boolean }> {
  const advert = await findAdvert(db, jobId);
  const sees =
    advert !== undefined &&
    (member.role === 'ADMIN' || advert.team.some(({ id }) => id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  if (!advert.isOn)
    throw new Refusal('not-allowed', {
      message:
        'Advert analysis is switched off. An admin can switch it on under Settings, Your features.',
    });
  return { ...advert, mayEdit: mayEdit(member, advert.team) && advert.archivedAt === null };
}

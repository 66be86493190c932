import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { doesMemberManageAnyJob } from './sql/email-templates.ts';

/**
 * An organisation's words are written by its admins and by those who run a role.
 * @throws Refusal not-allowed
 */
export async function checkMayWriteEmailTemplates(
  db: Db<'staff'>,
  { role, actorId }: Pick<ActingMember, 'role' | 'actorId'>,
): Promise<void> {
  if (role !== 'ADMIN' && !(await doesMemberManageAnyJob(db, actorId)))
    throw new Refusal('not-allowed');
}

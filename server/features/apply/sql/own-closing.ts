import { type ExpressionBuilder, type ExpressionWrapper } from 'kysely';
import { databaseFunctionExpression } from '../../../access/call-database-function.ts';
import type { Db } from '../../../access/enter-door.ts';
import type { DoorDatabases } from '../../../db/door-databases.generated.ts';

type Tables = DoorDatabases['candidate'] & {
  j: DoorDatabases['candidate']['core.job'];
  o: DoorDatabases['candidate']['core.organisation'];
};

/**
 * When the job `j` closes for the acting candidate: later than for others where that was agreed with them; and never after the
 * account of their employer `o` has ended.
 */
export function ownClosing(
  db: Db<'candidate'>,
  eb: ExpressionBuilder<Tables, 'j' | 'o'>,
): ExpressionWrapper<Tables, 'j' | 'o', Date | null> {
  const agreed = databaseFunctionExpression(db, 'pii.may_send_until', []);
  const closing = eb
    .case()
    .when('j.closes_at', 'is not', null)
    .then(eb.fn<Date>('greatest', ['j.closes_at', agreed]))
    .end();
  return eb.fn<Date | null>('least', [closing, 'o.deactivated_at']);
}

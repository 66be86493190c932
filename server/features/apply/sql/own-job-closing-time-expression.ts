import { type ExpressionBuilder, type ExpressionWrapper } from 'kysely';
import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { DoorDatabases } from '../../../db/door-databases.generated.ts';

type Tables = DoorDatabases['candidate'] & {
  j: DoorDatabases['candidate']['core.job'];
  o: DoorDatabases['candidate']['core.organisation'];
};

/** Everybody has an hour after the closing: whoever was in a test has ten minutes after it to send in. */
const MINUTES_BEFORE_TEST_IS_OVER = 50;

/**
 * When the job `j` closes for the acting candidate: later than for others where that was agreed with them, or where a test that
 * they have begun runs on; and never after the account of their employer `o` has ended.
 */
export function ownJobClosingTimeExpression(
  db: Db<'candidate'>,
  eb: ExpressionBuilder<Tables, 'j' | 'o'>,
): ExpressionWrapper<Tables, 'j' | 'o', Date | null> {
  const agreed = databaseFunctionExpression(db, 'pii.may_send_until', []);
  const closing = eb
    .case()
    .when('j.closes_at', 'is not', null)
    .then(eb.fn<Date>('greatest', ['j.closes_at', agreed, ownTestsOver(eb)]))
    .end();
  return eb.fn<Date | null>('least', [closing, 'o.deactivated_at']);
}

/** With whatever time was agreed for it, a test that was begun in time is finished in its own. */
function ownTestsOver(eb: ExpressionBuilder<Tables, 'j' | 'o'>) {
  return eb.selectFrom('core.test_attempt as running').select((of) => {
    const over = of.fn<Date>('least', ['running.ends_at', 'running.handed_in_at']);
    // Years, months, weeks, days, hours, minutes.
    const none = [0, 0, 0, 0, 0].map((n) => of.lit(n));
    const before = of.fn<Date>('make_interval', [...none, of.lit(MINUTES_BEFORE_TEST_IS_OVER)]);
    return of.fn.max(of(over, '-', before)).as('at');
  });
}

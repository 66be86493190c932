import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { isTwinRunDue } from './rules/is-twin-run-due.ts';
import { findTwinRuns } from './sql/twin-runs-and-their-announcement.ts';

export async function isTwinRunWanted(
  services: Pick<Services, 'pools' | 'roles' | 'now'>,
): Promise<boolean> {
  const runs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findTwinRuns(db, 1),
  );
  return isTwinRunDue(runs, services.now());
}

import { enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { isTwinRunDue } from './rules/is-twin-run-due.ts';
import { findTwinRuns } from './sql/twin-runs.ts';

export async function isTwinRunWanted(
  services: Pick<Services, 'pools' | 'roles' | 'now'>,
): Promise<boolean> {
  const runs = await enterDoor({ services, door: 'system' }, (db) => findTwinRuns(db, 1));
  return isTwinRunDue(runs, services.now());
}

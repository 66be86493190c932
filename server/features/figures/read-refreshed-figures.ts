import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { findDatabaseWritePosition, readFromReplica } from '../../access/read-from-replica.ts';
import type { Services } from '../../services-type.ts';
import type { FiguresPeriodAndJobs } from './figures-period-and-jobs-type.ts';
import { refreshRollupsBeforeReading } from './refresh-rollups-of-one-or-all-organisations.ts';
import { areRollupsUpToDate } from './rules/are-rollups-up-to-date.ts';
import { findRollupState } from './sql/rollup-queue-state-lock-and-reset.ts';

/**
 * Reads figures once nothing waits to be rolled up: mostly nothing does, and one transaction is enough. Where there is a replica, that
 * transaction only looks whether it is so, and the figures are read there.
 */
export async function readRefreshedFigures<T>(
  services: Services,
  { orgId, signal }: Pick<FiguresPeriodAndJobs, 'orgId' | 'signal'>,
  read: (db: Db<'aggregate'>) => Promise<T>,
): Promise<T> {
  const aggregateEntry = {
    services,
    door: 'aggregate',
    actor: { orgId, actorId: null },
    signal,
  } as const;
  const isRead = services.replica === null;
  const found = await runTransactionByDoor(aggregateEntry, async (db) => {
    if (!areRollupsUpToDate(await findRollupState(db))) return undefined;
    return isRead ? { figures: await read(db) } : { position: await findDatabaseWritePosition(db) };
  });
  if (found !== undefined && 'figures' in found) return found.figures;
  if (found !== undefined) return readFromReplica(aggregateEntry, found.position, read);
  await refreshRollupsBeforeReading(services, orgId, signal);
  if (isRead) return runTransactionByDoor(aggregateEntry, read);
  const position = await runTransactionByDoor(aggregateEntry, findDatabaseWritePosition);
  return readFromReplica(aggregateEntry, position, read);
}

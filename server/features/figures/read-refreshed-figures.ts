import { type Db, enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import type { FiguresPeriodAndJobs } from './figures-period-and-jobs.ts';
import { refreshRollupsBeforeReading } from './refresh-rollups.ts';
import { areRollupsUpToDate } from './rules/rollup-state.ts';
import { findRollupState } from './sql/rollup-queue.ts';

/** Reads figures once nothing waits to be rolled up: mostly nothing does, and one transaction is enough. */
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
  const freshFigures = await enterDoor(aggregateEntry, async (db) =>
    areRollupsUpToDate(await findRollupState(db)) ? { told: await read(db) } : undefined,
  );
  if (freshFigures !== undefined) return freshFigures.told;
  await refreshRollupsBeforeReading(services, orgId, signal);
  return enterDoor(aggregateEntry, read);
}

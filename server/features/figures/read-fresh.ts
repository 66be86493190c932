import { type Db, enterDoor } from '../../access/enter.ts';
import type { Services } from '../../services.ts';
import type { FiguresRequest } from './figures-request.ts';
import { refreshRollups } from './refresh-rollups.ts';
import { isUpToDate } from './rules/rollup-state.ts';
import { findRollupState } from './sql/queue.ts';

/** Reads figures once nothing waits to be rolled up: mostly nothing does, and one transaction is enough. */
export async function readFresh<T>(
  services: Services,
  { orgId, signal }: Pick<FiguresRequest, 'orgId' | 'signal'>,
  read: (db: Db<'aggregate'>) => Promise<T>,
): Promise<T> {
  const room = { services, door: 'aggregate', actor: { orgId, actorId: null }, signal } as const;
  const settled = await enterDoor(room, async (db) =>
    isUpToDate(await findRollupState(db)) ? { told: await read(db) } : undefined,
  );
  if (settled !== undefined) return settled.told;
  await refreshRollups(services, orgId, signal);
  return enterDoor(room, read);
}

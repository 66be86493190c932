import { sql } from 'kysely';
import type { Db } from '../access/transactions-by-door-or-token.ts';

export type QueueFigure = {
  queue: string;
  waiting: number;
  /** Null where the queue does not know when its entries came. */
  oldestSeconds: number | null;
  /** Of such a queue, what stands first: as long as it is the same, it is what waits. */
  head: number | null;
};

/** @param tasks on which this program works */
export async function findQueueFigures(
  db: Db<'system'>,
  tasks: string[],
  now: Date,
): Promise<QueueFigure[]> {
  const { rows } = await sql<QueueFigure>`
    select queue, waiting, oldest_seconds as "oldestSeconds", head
    from core.queue_figures(${tasks}, ${now})`.execute(db);
  return rows;
}

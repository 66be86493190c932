import pg from 'pg';
import { Refusal } from './refusal.ts';

/**
 * What a read meets by no fault of its own: somebody else's lock in the other order, or a migration that changed under it what
 * its connection had planned, or where a table stands.
 */
const PASSING: ReadonlySet<string> = new Set(['40P01', '40001', '0A000', '42P01', '42703']);
/** A column that is still missing the second time is a bug, and told as one. */
const LASTING = '42703';

/**
 * Does what only reads once more when such a thing came between. Nobody changed anything at the same time, so a second
 * failure is "busy", never "conflict".
 */
export async function retryReadAfterLostConnection<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
  try {
    return await read();
  } catch (error) {
    if (!isPassing(error) || error.code === LASTING) throw error;
    throw new Refusal('busy', {}, { cause: error });
  }
}

function isPassing(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && PASSING.has(error.code ?? '');
}

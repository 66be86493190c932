import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { queryByDoorInOneRoundTrip } from '../access/transactions-by-door-or-token.ts';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';
import type { Services } from '../services-type.ts';

/** What a request is about, as an organisation that moves leaves it behind. */
export type NameOfRequest = { token: string } | { slug: string } | { id: number };

/** How long nobody asks again where nothing has ever moved: a move lets go of nothing before it was known for that long. */
export const NOTHING_MOVED_MS = 3000;

/**
 * Finds the cell that an organisation has moved to from this one, by what a request names of it. Where none ever has, that is
 * asked once in some seconds, and otherwise once for each request that names something. This cell itself, while it arrives here.
 */
export function createMovedNameFinder(services: Pick<Services, 'pools' | 'roles'>) {
  let nothingUntil = 0;
  return async (name: NameOfRequest): Promise<string | undefined> => {
    if (Date.now() < nothingUntil) return undefined;
    const hash = hashOfName(name).toString('hex');
    const [found] = await queryByDoorInOneRoundTrip(
      { services, door: 'public' },
      sql<{ cell: string | null; hasAny: boolean }>`
        select cell, has_any as "hasAny" from auth.cell_of_moved_name(${sql.lit(`\\x${hash}`)}::bytea)`,
    );
    if (found?.hasAny === false) nothingUntil = Date.now() + NOTHING_MOVED_MS;
    return found?.cell ?? undefined;
  };
}

/** As `storeMovedNames` in `db/move-organisation` makes it. */
function hashOfName(name: NameOfRequest): Buffer {
  if ('token' in name) return hashToken(name.token);
  const text = 'slug' in name ? `careers ${name.slug}` : `id ${name.id}`;
  return createHash('sha256').update(text).digest();
}

import type { KeptUntilOnPage } from '@evenhand/contract/data-requests/your-data-page-props.ts';
import type { Db } from '../../access/enter-door.ts';
import { readOwnKeptUntil } from '../retention/read-kept-until.ts';

/** Until when the acting candidate's application is kept, as far as they are told. */
export async function readKeptUntilForPage(
  db: Db<'candidate'>,
  now: Date,
): Promise<KeptUntilOnPage> {
  const kept = await readOwnKeptUntil(db, now);
  if (kept === undefined) return { kind: 'not-started', why: 'open' };
  switch (kept.kind) {
    case 'until':
      return {
        kind: 'until',
        day: kept.day,
        ground: kept.ground,
        months: kept.months,
        reason: kept.reason,
      };
    case 'held':
      return { kind: 'held', day: kept.day, ground: kept.ground };
    case 'not-started':
      return { kind: 'not-started', why: kept.why };
  }
}

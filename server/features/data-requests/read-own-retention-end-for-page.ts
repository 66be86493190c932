import type { DataRetentionEndOnPage } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { readOwnApplicationRetentionEnd } from '../retention/read-application-retention-end.ts';

/** Until when the acting candidate's application is kept, as far as they are told. */
export async function readOwnRetentionEndForPage(
  db: Db<'candidate'>,
  now: Date,
): Promise<DataRetentionEndOnPage> {
  const kept = await readOwnApplicationRetentionEnd(db, now);
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

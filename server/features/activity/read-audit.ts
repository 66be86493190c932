import {
  AUDIT_PAGE_SIZE,
  AUDIT_PAGES_MAX,
  type AuditEntry,
  type AuditQuery,
  type listAudit,
} from '@evenhand/contract/activity/audit.ts';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter.ts';
import type { AuditDetails } from './content/audit-words.ts';
import { sentenceOf } from './audit-sentence.ts';
import {
  countEntries,
  type EntryRow,
  findEntries,
  findVisits,
  readsBlind,
  type Visit,
} from './sql.ts';

/** What each call is for, by method and path. */
export type Calls = ReadonlyMap<string, string>;

/** One page of the trail, in words. */
export async function readAudit(
  db: Db<'staff'>,
  query: AuditQuery,
  calls: Calls,
): Promise<EndpointResponse<typeof listAudit>> {
  const asked = { ...query, isBlind: await readsBlind(db) };
  const rows = await findEntries(db, asked);
  const visits = await visitsOf(db, rows);
  const counted = await countEntries(db, asked);
  const total = Math.min(counted, AUDIT_PAGE_SIZE * AUDIT_PAGES_MAX);
  return {
    entries: rows.map((row, i) => {
      const entry = entryOf(row, visits, calls);
      // The numbers of entries have gaps where others are left out.
      return asked.isBlind ? { ...entry, id: (asked.page - 1) * AUDIT_PAGE_SIZE + i + 1 } : entry;
    }),
    total,
    more: counted > total,
    pages: Math.max(1, Math.ceil(total / AUDIT_PAGE_SIZE)),
  };
}

export type Visits = ReadonlyMap<number, Visit>;

/** Who stood behind the entries that support made through somebody's eyes. */
export async function visitsOf(db: Db<'staff'>, rows: EntryRow[]): Promise<Visits> {
  const ids = rows.flatMap(({ details }) => impersonationOf(details) ?? []);
  const visits = await findVisits(db, [...new Set(ids)]);
  return new Map(visits.map((visit) => [visit.id, visit]));
}

export function supportOf({ details }: EntryRow, visits: Visits): Visit | undefined {
  return visits.get(impersonationOf(details) ?? 0);
}

function entryOf(row: EntryRow, visits: Visits, calls: Calls): AuditEntry {
  const visit = supportOf(row, visits);
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    ...sentenceOf(row, calls),
    support: visit === undefined ? null : { operator: visit.operator, reason: visit.reason },
  };
}

function impersonationOf(details: AuditDetails): number | undefined {
  const id = details['impersonation'];
  return typeof id === 'number' ? id : undefined;
}

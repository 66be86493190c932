import {
  AUDIT_TRAIL_PAGE_SIZE,
  AUDIT_TRAIL_PAGES_MAX,
  type AuditTrailEntry,
  type AuditTrailQuery,
  type listAuditTrailEndpoint,
} from '@evenhand/contract/activity/audit-trail.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { AuditEntryDetails } from '../../events/audit-entry-definition-types.ts';
import { auditEntrySentence } from './audit-entry-sentence.ts';
import {
  countAuditEntries,
  type AuditEntryDbRow,
  findAuditEntries,
  findImpersonationRows,
  isMemberReviewingAnyJobBlind,
  type ImpersonationDbRow,
} from './sql/audit-trail-queries.ts';

/** What each call is for, by method and path. */
export type EndpointSummaries = ReadonlyMap<string, string>;

/** One page of the trail, in words. */
export async function readAuditTrail(
  db: Db<'staff'>,
  query: AuditTrailQuery,
  calls: EndpointSummaries,
): Promise<ResponseOf<typeof listAuditTrailEndpoint>> {
  const auditQuery = { ...query, isBlind: await isMemberReviewingAnyJobBlind(db) };
  const rows = await findAuditEntries(db, auditQuery);
  const visits = await findImpersonationsOfAuditEntries(db, rows);
  const counted = await countAuditEntries(db, auditQuery);
  const total = Math.min(counted, AUDIT_TRAIL_PAGE_SIZE * AUDIT_TRAIL_PAGES_MAX);
  return {
    entries: rows.map((row, i) => {
      const entry = entryOf(row, visits, calls);
      // The numbers of entries have gaps where others are left out.
      return auditQuery.isBlind
        ? { ...entry, id: (auditQuery.page - 1) * AUDIT_TRAIL_PAGE_SIZE + i + 1 }
        : entry;
    }),
    total,
    more: counted > total,
    pages: Math.max(1, Math.ceil(total / AUDIT_TRAIL_PAGE_SIZE)),
  };
}

export type ImpersonationsById = ReadonlyMap<number, ImpersonationDbRow>;

/** Who stood behind the entries that support made through somebody's eyes. */
export async function findImpersonationsOfAuditEntries(
  db: Db<'staff'>,
  rows: AuditEntryDbRow[],
): Promise<ImpersonationsById> {
  const ids = rows.flatMap(({ details }) => impersonationOf(details) ?? []);
  const visits = await findImpersonationRows(db, [...new Set(ids)]);
  return new Map(visits.map((visit) => [visit.id, visit]));
}

export function impersonationOfAuditEntry(
  { details }: AuditEntryDbRow,
  visits: ImpersonationsById,
): ImpersonationDbRow | undefined {
  return visits.get(impersonationOf(details) ?? 0);
}

function entryOf(
  row: AuditEntryDbRow,
  visits: ImpersonationsById,
  calls: EndpointSummaries,
): AuditTrailEntry {
  const visit = impersonationOfAuditEntry(row, visits);
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    ...auditEntrySentence(row, calls),
    support: visit === undefined ? null : { operator: visit.operator, reason: visit.reason },
  };
}

function impersonationOf(details: AuditEntryDetails): number | undefined {
  const id = details['impersonation'];
  return typeof id === 'number' ? id : undefined;
}

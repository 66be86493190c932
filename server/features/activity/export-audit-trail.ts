import type {
  AuditTrailQuery,
  exportAuditTrailEndpoint as promise,
} from '@evenhand/contract/activity/audit-trail.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { Services } from '../../services-type.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import {
  type EndpointSummaries,
  impersonationOfAuditEntry,
  findImpersonationsOfAuditEntries,
} from './read-audit-trail-and-find-its-impersonations.ts';
import { auditEntrySentence } from './audit-entry-sentence.ts';
import { refuseAuditToBlindReviewer } from './refuse-audit-to-blind-reviewer.ts';
import { findAuditEntriesBelow } from './sql/audit-trail-queries.ts';

const ENTRIES_A_PIECE = 1000;
const COLUMNS = [
  'Time (UTC)',
  'Entry',
  'Who',
  'What',
  'Support',
  'Kind',
  'Actor',
  'Subject',
  'Details',
  'Request',
];

/** The trail as a file. That it was taken is in the trail before the first line leaves. */
export async function exportAuditTrail(
  { visit, db, body, visitor, services }: EndpointContext<typeof promise>,
  calls: EndpointSummaries,
): Promise<ResponseOf<typeof promise>> {
  await refuseAuditToBlindReviewer(db);
  await writeAuditEntry(db, {
    kind: 'audit-exported',
    actorKind: 'member',
    requestId: visit.requestId,
  });
  const query = { query: body, calls };
  return {
    name: `evenhand-audit-${visit.now.toISOString().slice(0, 10)}.csv`,
    pieces: piecesOf(services, visitor, query, await readPiece(db, query, Number.MAX_SAFE_INTEGER)),
  };
}

type Query = { query: AuditTrailQuery; calls: EndpointSummaries };
type Piece = { text: string; next: number | null };

/** Each further piece is read in a transaction of its own, when the one before was taken: a slow reader holds nobody up. */
async function* piecesOf(
  services: Services,
  actor: AuthenticatedMember,
  query: Query,
  first: Piece,
) {
  yield CSV_BYTE_ORDER_MARK + writeCsvLine(COLUMNS);
  let piece = first;
  yield piece.text;
  while (piece.next !== null) {
    const below = piece.next;
    piece = await runTransactionByDoor({ services, door: 'staff', actor }, (db) =>
      readPiece(db, query, below),
    );
    yield piece.text;
  }
}

async function readPiece(db: Db<'staff'>, { query, calls }: Query, below: number): Promise<Piece> {
  const rows = await findAuditEntriesBelow(
    db,
    { ...query, isBlind: false },
    { below, most: ENTRIES_A_PIECE },
  );
  const visits = await findImpersonationsOfAuditEntries(db, rows);
  return {
    text: rows.map((row) => lineOf(row, impersonationOfAuditEntry(row, visits), calls)).join(''),
    next: rows.length < ENTRIES_A_PIECE ? null : (rows.at(-1)?.id ?? null),
  };
}

type Row = Awaited<ReturnType<typeof findAuditEntriesBelow>>[number];

function lineOf(
  row: Row,
  support: ReturnType<typeof impersonationOfAuditEntry>,
  calls: EndpointSummaries,
): string {
  const { who, what } = auditEntrySentence(row, calls);
  return writeCsvLine([
    row.at.toISOString(),
    row.id,
    who,
    what,
    support === undefined ? null : `${support.operator}: ${support.reason}`,
    row.kind,
    row.actorId === 0 ? row.actorKind : `${row.actorKind} ${row.actorId ?? ''}`.trim(),
    row.subject,
    JSON.stringify(row.details),
    row.requestId,
  ]);
}

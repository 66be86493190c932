import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { dataRequestDueDay } from './rules/data-request-due-day-and-days-until-day.ts';
import { findOwnDataExport, insertDataExportRow } from './sql/own-data-export-and-all-own-data.ts';
import { insertDataRequestRow } from './sql/find-and-insert-own-data-requests.ts';

/** What was built so lately holds all there is: whoever presses twice gets one file and one e-mail. */
const FRESH_MS = 10 * 60_000;

/** Asks for the file of all that is held; it is built by a task, and an e-mail says when it is there. */
export async function requestOwnDataExport(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  application: { id: number; jobId: number; zone: string },
): Promise<void> {
  const last = await findOwnDataExport(db);
  if (last && (last.readyAt === null || now.getTime() - last.askedAt.getTime() < FRESH_MS)) return;
  const id = await insertDataRequestRow(db, {
    application,
    kind: 'access',
    words: '',
    dueOn: dataRequestDueDay(todayInZone(application.zone, now)),
    now,
  });
  // Another tab was quicker.
  if (id === undefined) return;
  await insertDataExportRow(db, { applicationId: application.id, requestId: id, now });
  await writeAuditEntry(db, {
    kind: 'data-request-made',
    actorKind: 'candidate',
    subject: `data request ${id}`,
    requestId,
    details: { kind: 'access' },
  });
}

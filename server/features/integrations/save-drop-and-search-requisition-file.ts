import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { RequisitionFileResult } from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import {
  type TransactionActor,
  runTransactionByDoor,
} from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkJobImportFeatureGranted } from './check-job-import-feature-granted.ts';
import { cleanToOneLine } from './rules/html-to-plain-text-or-one-clean-line.ts';
import { parseRequisitionFile } from './parse-requisition-file.ts';
import type { RequisitionSystemAdapter } from './rules/requisition-types-limits-and-normalisation.ts';
import {
  findUploadedRequisition,
  hasOrganisationRequisitionFile,
  deleteRequisitionFileRow,
  replaceRequisitionFileRows,
} from './sql/requisition-file.ts';
import { lockJobImports } from './sql/job-import-queries.ts';

const ROWS_LISTED = 100;

/** Requisitions out of the file that was uploaded last. */
export function createUploadedFileRequisitionSystem(
  services: Pick<Services, 'pools' | 'roles'>,
  actor: TransactionActor,
): RequisitionSystemAdapter {
  return {
    fetchRequisition: (id) =>
      runTransactionByDoor({ services, door: 'staff', actor }, async (db) => {
        const found = await findUploadedRequisition(db, cleanToOneLine(id, id.length));
        if (found !== undefined) return found;
        if (await hasOrganisationRequisitionFile(db))
          throw new Refusal('requisition-not-found', {
            message:
              'The file has no requisition with this id. Check the id, or upload a newer file.',
          });
        throw new Refusal('integration-not-configured', {
          message: 'There is no file of requisitions. Upload one under Settings, Integrations.',
        });
      }),
  };
}

/**
 * Keeps what can be read of a file, in place of the file before; one without a single requisition changes nothing.
 * @throws Refusal not-allowed, bad-input
 */
export async function saveRequisitionFile(
  { db, member, requestId }: VisitorRequestContext,
  file: { name: string; text: string },
): Promise<RequisitionFileResult> {
  await checkJobImportFeatureGranted(db);
  const read = parseRequisitionFile(file.text);
  if ('problem' in read) throw new Refusal('bad-input', { fields: { text: read.problem } });
  const { requisitions, refused } = read;
  const report = {
    requisitions: requisitions.length,
    refused: refused.length,
    rows: refused.slice(0, ROWS_LISTED),
  };
  if (requisitions.length === 0) return report;
  await lockJobImports(db);
  await replaceRequisitionFileRows(db, {
    name: file.name,
    memberId: member.actorId,
    requisitions,
  });
  await writeAuditEntry(db, {
    kind: 'requisitions-uploaded',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: { requisitions: requisitions.length, refused: refused.length },
  });
  return report;
}

export async function removeRequisitionFile({
  db,
  member,
  requestId,
}: VisitorRequestContext): Promise<void> {
  if (!(await deleteRequisitionFileRow(db))) return;
  await writeAuditEntry(db, {
    kind: 'requisitions-removed',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
  });
}

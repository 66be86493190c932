import type { RequisitionSource } from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeJobDetails } from '../jobs/change-job-details.ts';
import { setJobTeamMembers } from '../jobs/set-job-team-members.ts';
import { startJobWithTitle } from '../builder/start-job-with-title.ts';
import { checkJobImportFeatureGranted } from './check-job-import-feature-granted.ts';
import { createJobviteRequisitionSystem } from './fetch-jobvite-requisition.ts';
import { createUploadedFileRequisitionSystem } from './save-drop-and-search-requisition-file.ts';
import type { Requisition } from './rules/requisition-types-limits-and-normalisation.ts';
import {
  findEndOfDayInOrganisation,
  findMemberIdsByEmail,
  findJobsImportedFromRequisition,
  insertImportedJobRow,
  lockJobImports,
} from './sql/job-import-queries.ts';

type RequisitionImport = { source: RequisitionSource; reference: string; again: boolean };

/**
 * Looks whether a requisition may be imported, and gives back how to fetch it, for when no transaction is open.
 * @throws Refusal not-allowed, already-imported
 */
export async function checkJobImportAndPrepareFetch(
  { db, member }: VisitorRequestContext,
  { services, ...wish }: RequisitionImport & { services: Services },
): Promise<() => Promise<Requisition>> {
  await checkJobImportFeatureGranted(db);
  await checkNew(db, wish);
  const { source, reference } = wish;
  const system =
    source === 'jobvite'
      ? createJobviteRequisitionSystem(services, member.orgId)
      : createUploadedFileRequisitionSystem(services, member);
  return () => system.fetchRequisition(reference);
}

/** Starts a draft as the requisition describes it. Its owner is whoever imports it; colleagues it names review. */
export async function importJobFromRequisition(
  visit: VisitorRequestContext,
  { requisition, ...wish }: RequisitionImport & { requisition: Requisition },
): Promise<number> {
  const { db, member, now, requestId } = visit;
  await lockJobImports(db);
  await checkNew(db, wish);
  const { source, reference } = wish;
  const { title, description, dept, location } = requisition;
  const id = await startJobWithTitle(visit, { title });
  const closesAt = await suggestedClosing(db, requisition, now);
  const wanted = {
    description,
    team: dept,
    location,
    references: { brandId: null, internal: null, requisition: reference },
    ...(closesAt && { closesAt }),
  };
  await changeJobDetails(visit, { id, version: 1, wanted });
  const reviewers = (await findMemberIdsByEmail(db, requisition.team)).filter(
    (colleague) => colleague !== member.actorId,
  );
  if (reviewers.length > 0)
    await setJobTeamMembers(visit, {
      id,
      version: 2,
      team: [
        { id: member.actorId, role: 'admin' },
        ...reviewers.map((reviewer) => ({ id: reviewer, role: 'reviewer' as const })),
      ],
    });
  await insertImportedJobRow(db, { id, source, reference, at: now });
  await writeAuditEntry(db, {
    kind: 'role-imported',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: { source },
  });
  return id;
}

async function checkNew(db: Db<'staff'>, { again, ...which }: RequisitionImport): Promise<void> {
  if (!again && (await findJobsImportedFromRequisition(db, which)).length > 0)
    throw new Refusal('already-imported');
}

/** A day that is over helps nobody; one to come is filled in, for the author to look at before publishing. */
async function suggestedClosing(
  db: Db<'staff'>,
  { closeDate }: Requisition,
  now: Date,
): Promise<Date | undefined> {
  const end = closeDate === null ? undefined : await findEndOfDayInOrganisation(db, closeDate);
  return end !== undefined && end > now ? end : undefined;
}

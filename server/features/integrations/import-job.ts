import type { RequisitionSource } from '@evenhand/contract/integrations/imports.ts';
import type { Db } from '../../access/enter.ts';
import type { Member } from '../../access/staff.ts';
import { writeAuditEntry } from '../../events/record.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeJob } from '../jobs/change-job.ts';
import { setTeam } from '../jobs/set-team.ts';
import { startJob } from '../jobs/start-job.ts';
import { checkGranted } from './check-granted.ts';
import { jobviteOf } from './jobvite.ts';
import { fileOf } from './requisition-file.ts';
import type { Requisition } from './rules/requisition.ts';
import {
  endOfDay,
  findColleagues,
  findImported,
  insertImported,
  lockImports,
} from './sql/imports.ts';

type Wish = { source: RequisitionSource; reference: string; again: boolean };
type Command = { member: Member; now: Date; requestId: string };

/**
 * Looks whether a requisition may be imported, and gives back how to fetch it, for when no transaction is open.
 * @throws Refusal not-allowed, already-imported
 */
export async function planImport(
  db: Db<'staff'>,
  { member, services, ...wish }: Wish & { member: Member; services: Services },
): Promise<() => Promise<Requisition>> {
  await checkGranted(db);
  await checkNew(db, wish);
  const { source, reference } = wish;
  const system =
    source === 'jobvite' ? jobviteOf(services, member.orgId) : fileOf(services, member);
  return () => system.fetchRequisition(reference);
}

/** Starts a draft as the requisition describes it. Its owner is whoever imports it; colleagues it names review. */
export async function importJob(
  db: Db<'staff'>,
  { requisition, member, now, requestId, ...wish }: Command & Wish & { requisition: Requisition },
): Promise<number> {
  await lockImports(db);
  await checkNew(db, wish);
  const { source, reference } = wish;
  const { title, description, dept, location } = requisition;
  const id = await startJob(db, { title, member, requestId });
  const closesAt = await suggestedClosing(db, requisition, now);
  const wanted = {
    description,
    team: dept,
    location,
    references: { brandId: null, internal: null, requisition: reference },
    ...(closesAt && { closesAt }),
  };
  const edit = { id, member, now, requestId };
  await changeJob(db, { ...edit, version: 1, wanted });
  const reviewers = (await findColleagues(db, requisition.team)).filter(
    (colleague) => colleague !== member.actorId,
  );
  if (reviewers.length > 0)
    await setTeam(db, {
      ...edit,
      version: 2,
      team: [
        { id: member.actorId, role: 'admin' },
        ...reviewers.map((reviewer) => ({ id: reviewer, role: 'reviewer' as const })),
      ],
    });
  await insertImported(db, { id, source, reference, at: now });
  await writeAuditEntry(db, {
    kind: 'role-imported',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId,
    details: { source },
  });
  return id;
}

async function checkNew(db: Db<'staff'>, { again, ...which }: Wish): Promise<void> {
  if (!again && (await findImported(db, which)).length > 0) throw new Refusal('already-imported');
}

/** A day that is over helps nobody; one to come is filled in, for the author to look at before publishing. */
async function suggestedClosing(
  db: Db<'staff'>,
  { closeDate }: Requisition,
  now: Date,
): Promise<Date | undefined> {
  const end = closeDate === null ? undefined : await endOfDay(db, closeDate);
  return end !== undefined && end > now ? end : undefined;
}

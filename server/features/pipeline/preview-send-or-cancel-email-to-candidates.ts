import {
  type ApplicationState,
  mayEmailCandidateInState,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  EMAIL_PREVIEW_RECIPIENTS_MAX,
  type previewCandidateEmailEndpoint,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  previewBulkEmail,
  startBulkEmail,
  stopBulkEmail,
} from '../emails/preview-start-and-stop-bulk-email.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { candidateIdentityUnlessSealed } from './candidate-list-entry-and-unsealed-identity.ts';
import { lockChosenApplicationsOfJob } from './decide-candidates.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  findChosenApplications,
  findApplicationStates,
} from './sql/managed-applications-their-emails-and-history.ts';

type Wish = RequestWithJobId & {
  applicationIds: number[];
  templateId: number;
  dueOn?: string | undefined;
  services: Services;
};

/**
 * An e-mail as each of the chosen would get it, and who they are: by name only where it is shown anyhow.
 * @throws Refusal not-found, not-allowed, not-in-stage, bad-input
 */
export async function previewEmailToCandidates(
  visit: VisitorRequestContext,
  wish: Wish,
): Promise<ResponseOf<typeof previewCandidateEmailEndpoint>> {
  const { db } = visit;
  const job = await loadJobForEmail(visit, wish);
  const ids = [...new Set(wish.applicationIds)];
  const chosen = await findApplicationStates(db, { jobId: job.id, ids });
  if (chosen.length < ids.length) throw new Refusal('not-found');
  checkMayBeWrittenTo(chosen);
  const shown = await previewBulkEmail(visit, { ...emailRoundCommand(wish), applicationIds: ids });
  const rows = await findChosenApplications(db, {
    jobId: job.id,
    ids,
    most: EMAIL_PREVIEW_RECIPIENTS_MAX,
  });
  const recipients = rows.map((row) => ({
    id: row.id,
    ref: row.ref,
    person: candidateIdentityUnlessSealed(row),
  }));
  return { people: ids.length, recipients, ...shown };
}

/**
 * Writes to all of the chosen, or to none.
 * @throws Refusal as above, and conflict when the text has changed since it was seen
 */
export async function emailCandidates(
  visit: VisitorRequestContext,
  { version, ...wish }: Wish & { version: number },
): Promise<{ roundId: number; people: number; leavesAt: Date }> {
  const { db, requestId } = visit;
  const job = await loadJobForEmail(visit, wish);
  const chosen = await lockChosenApplicationsOfJob(db, job.id, wish.applicationIds);
  checkMayBeWrittenTo(chosen);
  const applicationIds = chosen.map(({ id }) => id);
  const round = await startBulkEmail(visit, {
    ...emailRoundCommand(wish),
    applicationIds,
    version,
  });
  await writeAuditEntry(db, {
    kind: 'candidates-mailed',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
    details: { template: wish.templateId, applicationIds },
  });
  return round;
}

/** @throws Refusal not-found, not-allowed */
export async function cancelBulkEmailToCandidates(
  visit: VisitorRequestContext,
  { roundId, ...query }: RequestWithJobId & { roundId: number },
): Promise<{ stopped: number; gone: number }> {
  const { db, requestId } = visit;
  const job = await loadManagedJob(visit, query);
  const result = await stopBulkEmail(visit, { id: roundId, jobId: job.id });
  await writeAuditEntry(db, {
    kind: 'candidates-mail-cancelled',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
    details: { people: result.stopped },
  });
  return result;
}

async function loadJobForEmail(visit: VisitorRequestContext, wish: Wish) {
  const job = await loadManagedJob(visit, wish);
  if (job.sample)
    throw new Refusal('conflict', {
      message: 'This is a sample role: there is nobody behind its candidates to write to.',
    });
  if (wish.dueOn !== undefined && wish.dueOn < todayInZone(job.zone, visit.now)) {
    const message = 'Choose today or a later day.';
    throw new Refusal('bad-input', { message, fields: { dueOn: message } });
  }
  return job;
}

function checkMayBeWrittenTo(chosen: readonly { state: ApplicationState }[]): void {
  if (!chosen.every(({ state }) => mayEmailCandidateInState(state)))
    throw new Refusal('not-in-stage', {
      message:
        'Somebody you chose has withdrawn, or has not applied yet. Nothing was sent. Choose anew.',
    });
}

function emailRoundCommand({ jobId, templateId, dueOn, services }: Wish) {
  return { jobId, templateId, dueOn: dueOn ?? null, services };
}

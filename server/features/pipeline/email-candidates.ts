import {
  type ApplicationState,
  mayBeWrittenTo,
} from '@evenhand/contract/pipeline/application-states.ts';
import {
  EMAIL_PREVIEW_RECIPIENTS_MAX,
  type previewCandidateEmail,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry } from '../../events/record-event.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../http/refusal.ts';
import { previewEmailRound, startEmailRound, stopEmailRound } from '../emails/email-round.ts';
import { dayInZone } from '../../time/day-in.ts';
import { personUnlessSealed } from './candidate-row.ts';
import { lockApplicationsOfJob } from './decide-candidates.ts';
import { type JobAndMember, loadManagedJob } from '../jobs/load-managed-job.ts';
import { findChosenApplications, findApplicationStates } from './sql/candidates.ts';

type Wish = JobAndMember & {
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
  db: Db<'staff'>,
  wish: Wish,
): Promise<ResponseOf<typeof previewCandidateEmail>> {
  const job = await loadJobForEmail(db, wish);
  const ids = [...new Set(wish.applicationIds)];
  const chosen = await findApplicationStates(db, { jobId: job.id, ids });
  if (chosen.length < ids.length) throw new Refusal('not-found');
  checkMayBeWrittenTo(chosen);
  const shown = await previewEmailRound(db, { ...emailRoundCommand(wish), applicationIds: ids });
  const rows = await findChosenApplications(db, {
    jobId: job.id,
    ids,
    most: EMAIL_PREVIEW_RECIPIENTS_MAX,
  });
  const recipients = rows.map((row) => ({
    id: row.id,
    ref: row.ref,
    person: personUnlessSealed(row),
  }));
  return { people: ids.length, recipients, ...shown };
}

/**
 * Writes to all of the chosen, or to none.
 * @throws Refusal as above, and conflict when the text has changed since it was seen
 */
export async function emailCandidates(
  db: Db<'staff'>,
  { version, requestId, ...wish }: Wish & { version: number; requestId: string },
): Promise<{ roundId: number; people: number; leavesAt: Date }> {
  const job = await loadJobForEmail(db, wish);
  const chosen = await lockApplicationsOfJob(db, job.id, wish.applicationIds);
  checkMayBeWrittenTo(chosen);
  const applicationIds = chosen.map(({ id }) => id);
  const round = await startEmailRound(db, { ...emailRoundCommand(wish), applicationIds, version });
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
export async function cancelCandidateEmailRound(
  db: Db<'staff'>,
  {
    roundId,
    requestId,
    now,
    ...query
  }: JobAndMember & { roundId: number; requestId: string; now: Date },
): Promise<{ stopped: number; gone: number }> {
  const job = await loadManagedJob(db, query);
  const result = await stopEmailRound(db, { id: roundId, jobId: job.id, now });
  await writeAuditEntry(db, {
    kind: 'candidates-mail-cancelled',
    actorKind: 'member',
    subject: `job ${job.id}`,
    requestId,
    details: { people: result.stopped },
  });
  return result;
}

async function loadJobForEmail(db: Db<'staff'>, wish: Wish) {
  const job = await loadManagedJob(db, wish);
  if (job.sample)
    throw new Refusal('conflict', {
      message: 'This is a sample role: there is nobody behind its candidates to write to.',
    });
  if (wish.dueOn !== undefined && wish.dueOn < dayInZone(job.zone, wish.services.now())) {
    const message = 'Choose today or a later day.';
    throw new Refusal('bad-input', { message, fields: { dueOn: message } });
  }
  return job;
}

function checkMayBeWrittenTo(chosen: readonly { state: ApplicationState }[]): void {
  if (!chosen.every(({ state }) => mayBeWrittenTo(state)))
    throw new Refusal('not-in-stage', {
      message:
        'Somebody you chose has withdrawn, or has not applied yet. Nothing was sent. Choose anew.',
    });
}

function emailRoundCommand({ jobId, templateId, dueOn, member, services }: Wish) {
  return { jobId, templateId, dueOn: dueOn ?? null, member, services };
}

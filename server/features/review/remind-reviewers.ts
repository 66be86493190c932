import type {
  ReviewerProgressTotals,
  JobReviewProgressTotals,
  remindReviewersEndpoint as contract,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatDateTimeInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import type { RequestWithJobId } from '../jobs/load-job-for-team-or-manager.ts';
import { readReviewerProgress } from './read-reviewer-progress.ts';
import {
  findReviewerProgress,
  markReviewerLinkRowsReminded,
} from './sql/reviewer-progress-undealt-counts-and-reminders.ts';

type Command = RequestWithJobId & { reviewerId?: number | undefined };

/**
 * Reminds one reviewer, or everybody with answers left to score. The e-mails are written by a task; nobody gets a second
 * one within a day.
 * @throws Refusal not-found, nobody-to-remind, reminded-already
 */
export async function remindReviewers(
  visit: VisitorRequestContext,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, member, now, requestId } = visit;
  const { jobId } = command;
  const chosen = chooseReviewersToRemind(
    await readReviewerProgress(visit, command),
    command.reviewerId,
  );
  const links = (await findReviewerProgress(db, jobId)).filter(({ id }) => chosen.has(id));
  const noted = await markReviewerLinkRowsReminded(
    db,
    links.map(({ linkId }) => linkId),
    now,
  );
  // Somebody else reminded them in this very moment.
  if (noted.length === 0) throw new Refusal('reminded-already');
  await recordDomainEvents(
    db,
    noted.map(({ linkId }) => ({
      kind: 'reviewer-reminded',
      actorKind: 'member',
      actorId: member.actorId,
      jobId,
      subjectId: linkId,
    })),
  );
  await writeAuditEntry(db, {
    kind: 'reviewers-reminded',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { reviewers: noted.map(({ memberId }) => memberId) },
  });
  const told = links.filter(({ linkId }) => noted.some((each) => each.linkId === linkId));
  return { reminded: told.map(({ name }) => name) };
}

/** The members who get a reminder. */
function chooseReviewersToRemind(
  progress: JobReviewProgressTotals,
  reviewerId: number | undefined,
): Set<number> {
  if (progress.quiet !== null)
    throw new Refusal('nobody-to-remind', { message: quietWords[progress.quiet] });
  const { reviewers, zone } = progress;
  if (reviewerId === undefined) {
    const due = reviewers.filter(({ may }) => may.remind);
    if (due.length === 0) throw new Refusal('nobody-to-remind');
    return new Set(due.map(({ id }) => id));
  }
  const reviewer = reviewers.find(({ id }) => id === reviewerId);
  if (reviewer === undefined) throw new Refusal('not-found');
  if (!reviewer.may.remind) throw refusalFor(reviewer, zone);
  return new Set([reviewer.id]);
}

function refusalFor({ name, state, remindedAt }: ReviewerProgressTotals, zone: string): Refusal {
  if (state !== 'waiting')
    return new Refusal('nobody-to-remind', { message: `${name} ${stateWords[state]}.` });
  return new Refusal('reminded-already', {
    ...(remindedAt && {
      message: `${name} was reminded on ${formatDateTimeInWords(remindedAt, zone)}. A day must pass before the next reminder.`,
    }),
  });
}

const quietWords = {
  sample: 'This is a practice role: nobody gets e-mail about it.',
  archived: 'This role is archived: nobody gets e-mail about it.',
} as const;

const stateWords = {
  done: 'has scored everything already',
  finished: 'has finished already',
  released: 'has nothing left to score: the names are open',
  'taken-off': 'was taken off this role',
  left: 'does not work here any more',
} as const;

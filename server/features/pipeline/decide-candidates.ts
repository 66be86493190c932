import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { DecisionReason } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import type { decideCandidatesEndpoint as contract } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { checkFeedbackHeldUntilDay } from './check-feedback-held-until-day.ts';
import { checkEmailTemplateChoice } from '../emails/list-and-check-email-template-choices.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { sumJobCounterChanges } from './rules/job-counters.ts';
import { areScoresShown } from './rules/are-scores-shown.ts';
import {
  nextStateAndEventByDecision,
  findWhetherDecisionChangesState,
} from './rules/state-change-by-candidate-decision.ts';
import {
  findRankPlacesWhenDecided,
  insertDecisionRows,
  findCriteriaOfJob,
  type LockedApplication,
  lockApplications,
  markApplicationRowsDecided,
  type RankPlaceWhenDecided,
} from './sql/decisions-locked-applications-ranks-and-criteria.ts';
import { findLeaderboardProgress } from './sql/leaderboard-and-scores-by-question-queries.ts';

/** One for all that are decided on at once. */
export type DecisionWithReason = { why?: DecisionReason | undefined };

type Command = RequestWithJobId &
  DecisionWithReason & {
    applicationIds: number[];
    decision: CandidateDecision;
    /** In which of the organisation's texts candidates are rejected; its default unless told. */
    templateId?: number | null | undefined;
    /** From which day on the rejected get their feedback; as the job has it unless given. */
    feedbackFrom?: string | null | undefined;
    /** The day of a hire that is entered later, in the organisation's zone; today unless told. */
    hiredOn?: string;
  };

/**
 * Moves, rejects or hires candidates, all or none. Whoever is where the decision leads already stays as they are. Whoever passes over
 * somebody who stands above in the order says why.
 * @throws Refusal not-found, not-allowed, not-in-stage, order-needs-reason
 */
export async function decideCandidates(
  visit: VisitorRequestContext,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, member, now, requestId } = visit;
  const { decision } = command;
  const job = await loadManagedJob(visit, command);
  const applications = await lockChosenApplicationsOfJob(db, job.id, command.applicationIds);
  const { to, event } = nextStateAndEventByDecision[decision];
  const templateId = decision === 'reject' ? (command.templateId ?? null) : null;
  await checkEmailTemplateChoice(db, {
    jobId: job.id,
    kind: 'applicant-rejection',
    id: templateId,
  });
  const feedbackOn = decision === 'reject' ? (command.feedbackFrom ?? null) : null;
  checkFeedbackHeldUntilDay(feedbackOn, todayInZone(job.zone, now));
  const outcomes = Map.groupBy(applications, ({ state }) =>
    findWhetherDecisionChangesState(decision, state),
  );
  if (outcomes.has('impossible')) throw new Refusal('not-in-stage');
  const decided = outcomes.get('decided') ?? [];
  const ids = decided.map(({ id }) => id);
  if (ids.length > 0) {
    const reason = await readDecisionReason(db, { jobId: job.id, why: command.why });
    const standings = await standingsOfMoved(visit, { jobId: job.id, ids, decision });
    // The order is no secret to whoever is asked for a reason; from a reviewer it is kept until they are done.
    const mayKnowOrder = !job.ownReviewsOpen;
    if (
      mayKnowOrder &&
      reason.reason === null &&
      standings.some(({ passedOver }) => passedOver > 0)
    )
      throw new Refusal('order-needs-reason');
    await markApplicationRowsDecided(db, {
      ids,
      memberId: member.actorId,
      now,
      to,
      hiredOn: command.hiredOn,
    });
    await insertDecisionRows(
      db,
      decided.map(({ id, state }) => ({
        applicationId: id,
        memberId: member.actorId,
        from: state,
        to,
        at: now,
        templateId,
        feedbackOn,
        ...reason,
        standing: standings.find((standing) => standing.id === id),
      })),
    );
    await insertJobCounterDeltaRows(
      db,
      job.id,
      sumJobCounterChanges(decided.map((from) => ({ from, to: { ...from, state: to } }))),
    );
    await recordDomainEvents(
      db,
      ids.map((id) => ({
        kind: event,
        actorKind: 'member',
        actorId: member.actorId,
        jobId: job.id,
        subjectId: id,
      })),
    );
    await writeAuditEntry(db, {
      kind: 'decided',
      actorKind: 'member',
      subject: `job ${job.id}`,
      requestId,
      details: { decision, applicationIds: ids },
    });
  }
  return { decided: ids, unchanged: (outcomes.get('unchanged') ?? []).map(({ id }) => id) };
}

async function readDecisionReason(
  db: Db<'staff'>,
  { jobId, why }: { jobId: number; why: DecisionReason | undefined },
): Promise<{ criteria: string[]; reason: string | null }> {
  const ids = [...new Set(why?.criteria ?? [])];
  const ofJob = ids.length === 0 ? [] : await findCriteriaOfJob(db, jobId);
  const chosen = ofJob.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) throw new Refusal('not-found');
  return { criteria: chosen.map(({ name }) => name), reason: why?.words ?? null };
}

/** Whom moving these on passes over; nobody while the order is hidden from everybody, or where somebody is turned down. */
async function standingsOfMoved(
  { db, member }: VisitorRequestContext,
  { jobId, ids, decision }: { jobId: number; ids: number[]; decision: CandidateDecision },
): Promise<RankPlaceWhenDecided[]> {
  if (decision === 'reject') return [];
  const standing = await findLeaderboardProgress(db, { jobId, memberId: member.actorId });
  return areScoresShown(standing) ? findRankPlacesWhenDecided(db, { jobId, ids }) : [];
}

/** @throws Refusal not-found when one of them is not of this role */
export async function lockChosenApplicationsOfJob(
  db: Db<'staff'>,
  jobId: number,
  applicationIds: number[],
): Promise<LockedApplication[]> {
  const ids = [...new Set(applicationIds)];
  const applications = await lockApplications(db, jobId, ids);
  if (applications.length < ids.length) throw new Refusal('not-found');
  return applications;
}

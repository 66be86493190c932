import type { findCandidateEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { makeCandidateListEntry } from './candidate-list-entry-and-unsealed-identity.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { readMustHaveVerdicts } from './read-must-have-verdicts-and-filter-by-must-haves.ts';
import { loadManagedApplication } from './load-or-check-managed-application.ts';
import { listCandidateAnswersInWords } from './list-candidate-answers-in-words.ts';
import { startOfDayInZone } from '../../time/start-of-day-in-zone.ts';
import {
  findApplicationHistory,
  findCandidateEmails,
  type CandidateEmailDbRow,
} from './sql/managed-applications-their-emails-and-history.ts';
import { findCandidateAnswers } from './sql/candidate-answers.ts';

/**
 * One candidate in full. While sealed, nothing in it is finer than a day. Whoever still reviews on the role reads answers
 * only where names were taken out of them, and no score.
 */
export async function readCandidateInFull(
  visit: VisitorRequestContext,
  { applicationId, ...query }: RequestWithJobId & { applicationId: number },
): Promise<ResponseOf<typeof findCandidateEndpoint>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const application = await loadManagedApplication(db, { id: applicationId, jobId: job.id });
  const verdicts = await readMustHaveVerdicts(db, { job, ids: [application.id] });
  const candidate = makeCandidateListEntry(application, verdicts.get(application.id));
  const sealed = candidate.person === null;
  const answers = job.ownReviewsOpen
    ? []
    : await findCandidateAnswers(db, { id: application.id, jobId: job.id });
  const emails = await findCandidateEmails(db, application.id);
  const history = await findApplicationHistory(db, { id: application.id, zone: job.zone });
  return {
    candidate,
    answers: listCandidateAnswersInWords(answers),
    mails: sealed ? emails.map((email) => toTheDay(email, job.zone)) : emails,
    history: history.map((row) => (sealed ? { ...row, at: null } : row)),
  };
}

/** The time of an e-mail that follows what a candidate did would tell when they did it; these follow the team's own deed. */
const ofTheTeam = ['applicant-rejection', 'other'];

function toTheDay(email: CandidateEmailDbRow, zone: string): CandidateEmailDbRow {
  return ofTheTeam.includes(email.kind)
    ? email
    : { ...email, sendAt: startOfDayInZone(email.sendAt, zone) };
}

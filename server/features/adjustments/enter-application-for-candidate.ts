import { randomInt } from 'node:crypto';
import type { HandlerInputOf, ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { enterApplicationForCandidateEndpoint as contract } from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services-type.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { loadOwnApplication } from '../apply/own-application-loader-outline-and-step-paths.ts';
import {
  APPLICATION_REFERENCE_ATTEMPTS_MAX,
  randomApplicationReference,
} from '../apply/rules/random-application-reference.ts';
import { saveAnswersOfEnteredApplication } from '../apply/save-answers-of-entered-application.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { submitApplication } from '../pipeline/submit-application.ts';
import { findApplicationEntryPermission } from './read-application-entry-form.ts';
import { findWhetherMemberMayReadAdjustments } from './sql/candidate-adjustments-answers-and-reading-rights.ts';
import {
  grantTokenToEnteredApplication,
  insertApplicationRowEnteredByAdmin,
} from './sql/application-row-entered-by-admin-and-its-token.ts';

type Command = HandlerInputOf<typeof contract>['body'] & { jobId: number; services: Services };

/**
 * Sends in an application on behalf of somebody, by the very steps that their own page takes: the same answers are refused, and
 * they are sent the same confirmation with a link of their own. Whoever enters it never reviews it.
 */
export async function enterApplicationForCandidate(
  visit: VisitorRequestContext,
  { jobId, services, ...body }: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, member, now, requestId } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const mayEnter = findApplicationEntryPermission(job, {
    now,
    mayRead: await findWhetherMemberMayReadAdjustments(db, jobId),
  });
  if (mayEnter !== 'yes') throw new Refusal('conflict', { message: whyNot[mayEnter] });
  const applicationId = await beginForSomebody(visit, jobId, body);
  await writeAuditEntry(db, {
    kind: 'application-entered',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { isStored: applicationId !== null },
  });
  if (applicationId === null)
    return { outcome: 'already-applied', reference: null, applicationId: null };
  const { orgId } = member;
  const { roles } = services;
  const own = await switchTransactionToDoor(db, roles, 'candidate', {
    orgId,
    actorId: applicationId,
  });
  const candidate: VisitorRequestContext<'candidate'> = {
    db: own,
    now,
    requestId,
    config: visit.config,
    visitor: { orgId, actorId: applicationId },
  };
  const reference = await answerAndSubmit(candidate, { applicationId, fields: body.fields });
  // What follows in this transaction is the member's again.
  await switchTransactionToDoor(db, roles, 'staff', member);
  return { outcome: 'entered', reference, applicationId };
}

const whyNot = {
  'not-published': 'Candidates can apply once the role is published.',
  archived: 'The role is archived. Take it out of the archive first.',
  'reviews-it': 'You review answers of this role, so that another admin enters applications.',
} as const;

/** Null where somebody of this address has applied already. */
async function beginForSomebody(
  { db, now }: VisitorRequestContext,
  jobId: number,
  { firstName, lastName, email }: Pick<Command, 'firstName' | 'lastName' | 'email'>,
): Promise<number | null> {
  const normalised = normaliseForSearch(`${firstName} ${lastName} ${email}`);
  for (let attempt = 0; attempt < APPLICATION_REFERENCE_ATTEMPTS_MAX; attempt += 1) {
    const reference = randomApplicationReference(attempt, randomInt);
    const person = { jobId, firstName, lastName, email, normalised, reference, now };
    const begun = await insertApplicationRowEnteredByAdmin(db, person);
    if (begun !== undefined) return begun.applicationId;
  }
  throw new Refusal('busy');
}

/** As the candidate: what they may not store or send, nobody sends for them. */
async function answerAndSubmit(
  candidate: VisitorRequestContext<'candidate'>,
  { applicationId, fields }: { applicationId: number; fields: Command['fields'] },
): Promise<string> {
  const { db, config } = candidate;
  const token = derivePersonalLinkToken('application', { id: applicationId, serial: 1 }, config);
  await grantTokenToEnteredApplication(db, { token, applicationId });
  const problems = await saveAnswersOfEnteredApplication(candidate, fields);
  if (Object.keys(problems).length > 0) throw new Refusal('bad-input', { fields: problems });
  await submitApplication(candidate, { applicationId });
  return (await loadOwnApplication(db)).reference;
}

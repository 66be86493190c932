import { createHmac, randomInt } from 'node:crypto';
import {
  continueTransactionAsFoundVisitor,
  type Db,
} from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { recordPrivacyNoticeRead } from '../privacy-notice/record-privacy-notice-read.ts';
import type { FoundPublicJobWithDbAndOrgId } from './find-public-job-by-hash.ts';
import {
  APPLICATION_REFERENCE_ATTEMPTS_MAX,
  randomApplicationReference,
} from './rules/random-application-reference.ts';
import {
  APPLICATIONS_AN_HOUR_MAX,
  APPLICATION_LINKS_AN_HOUR_MAX,
} from './rules/hourly-application-limits.ts';
import {
  makeHourlyCountKey,
  secondsLeftInHour,
} from '../../time/make-hourly-count-key-and-seconds-left.ts';
import {
  combineTwoCallExpressions,
  buildInsertOrFindApplicationStatement,
  insertAttemptRowsAndCountEarlierByKey,
  grantTokenToApplicationExpression,
} from './sql/public-jobs-new-applications-and-attempt-counts.ts';

export type ApplicantDetails = {
  firstName: string;
  lastName: string;
  email: string;
  source: string;
};

/**
 * Begins an application, or has the link of the one there is sent again: whoever asks sees the same,
 * so that nobody learns who has applied.
 * @throws Refusal too-many
 */
export async function beginApplication(
  { db, job }: FoundPublicJobWithDbAndOrgId,
  applicant: ApplicantDetails,
  { services, network }: { services: Services; network: string },
): Promise<void> {
  const mayMail = await countAndLimitApplyAttempt({ db, job }, applicant.email, {
    services,
    network,
  });
  const { firstName, lastName, email, source } = applicant;
  const person = {
    jobId: job.id,
    firstName,
    lastName,
    email,
    source,
    normalised: normaliseForSearch(`${firstName} ${lastName} ${email}`),
  };
  const { db: own, visitor } = await withUnusedApplicationReference((reference) =>
    continueTransactionAsFoundVisitor(db, {
      roles: services.roles,
      door: 'candidate',
      lookUp: buildInsertOrFindApplicationStatement(person, reference),
    }),
  );
  const { actorId: applicationId, existed } = visitor;
  if (existed && !mayMail) return;
  await recordEventAndSendApplicationLink(own, existed ? 'link-asked' : 'application-begun', {
    jobId: job.id,
    applicationId,
    services,
  });
}

/** Whoever asks again is sent the link they have; a new one is made for those who are new. */
export async function recordEventAndSendApplicationLink(
  db: Db<'candidate'>,
  kind: 'application-begun' | 'interest-shown' | 'link-asked',
  { jobId, applicationId, services }: { jobId: number; applicationId: number; services: Services },
): Promise<void> {
  const { config } = services;
  const token = derivePersonalLinkToken('application', { id: applicationId, serial: 1 }, config);
  const granted = grantTokenToApplicationExpression(db, { token, applicationId });
  const also = {
    'link-asked': undefined,
    'interest-shown': granted,
    // Whoever applies has read how their data is used; of the same statement, so that nobody waits for it.
    'application-begun': combineTwoCallExpressions(
      granted,
      recordPrivacyNoticeRead(db, { config, now: services.now() }),
    ),
  };
  await recordDomainEvent(
    db,
    { kind, actorKind: 'candidate', actorId: applicationId, jobId, subjectId: applicationId },
    also[kind],
  );
}

/** Whether this address may be sent an e-mail once more; a network that asks too often is not heard at all. */
export async function countAndLimitApplyAttempt(
  { db, job }: Pick<FoundPublicJobWithDbAndOrgId, 'db' | 'job'>,
  email: string,
  { services, network }: { services: Services; network: string },
): Promise<boolean> {
  const now = services.now();
  // Neither the address of a person nor that of their network is stored.
  const nameless = (text: string) =>
    createHmac('sha256', deriveKey('throttle', services.config)).update(text).digest('base64url');
  const fromHere = makeHourlyCountKey('apply', nameless(network), now);
  const toThem = makeHourlyCountKey('link', nameless(`${job.id} ${email}`), now);
  const [fromHereBefore = 0, toThemBefore = 0] = await insertAttemptRowsAndCountEarlierByKey(db, [
    fromHere,
    toThem,
  ]);
  // The refusal takes the counting back with it.
  if (fromHereBefore >= APPLICATIONS_AN_HOUR_MAX) {
    throw new Refusal('too-many', { retryAfterSeconds: secondsLeftInHour(now) });
  }
  return toThemBefore < APPLICATION_LINKS_AN_HOUR_MAX;
}

export async function withUnusedApplicationReference<T>(
  begin: (reference: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < APPLICATION_REFERENCE_ATTEMPTS_MAX; attempt += 1) {
    const begun = await begin(randomApplicationReference(attempt, randomInt));
    if (begun !== undefined) return begun;
  }
  throw new Refusal('busy');
}

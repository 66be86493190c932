import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import {
  type ApplicantDetails,
  countAndLimitApplyAttempt,
  recordEventAndSendApplicationLink,
  withUnusedApplicationReference,
} from './begin-application-send-link-and-limit-attempts.ts';
import type { FoundPublicJobWithDbAndOrgId } from './find-public-job-by-hash.ts';
import { insertOrFindJobInterestInDatabase } from './sql/public-jobs-new-applications-and-attempt-counts.ts';

/**
 * Notes somebody's interest in a role, or has the link of what they already have sent again: whoever asks sees the same, so
 * that nobody learns who has shown interest or applied.
 * @throws Refusal too-many
 */
export async function recordInterestInJob(
  { db, orgId, job }: FoundPublicJobWithDbAndOrgId,
  person: ApplicantDetails,
  { services, network }: { services: Services; network: string },
): Promise<void> {
  const mayMail = await countAndLimitApplyAttempt({ db, job }, person.email, { services, network });
  const { firstName, lastName, email } = person;
  const { applicationId, existed } = await withUnusedApplicationReference((reference) =>
    insertOrFindJobInterestInDatabase(
      db,
      {
        ...person,
        jobId: job.id,
        normalised: normaliseForSearch(`${firstName} ${lastName} ${email}`),
      },
      { reference, now: services.now() },
    ),
  );
  const own = await switchTransactionToDoor(db, services.roles, 'candidate', {
    orgId,
    actorId: applicationId,
  });
  if (existed && !mayMail) return;
  await recordEventAndSendApplicationLink(own, existed ? 'link-asked' : 'interest-shown', {
    jobId: job.id,
    applicationId,
    services,
  });
}

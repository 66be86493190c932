import { CONTACT_CONSENT_VALID_MONTHS } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { updateOtherJobsConsentInDatabase } from './sql/public-jobs-new-applications-and-attempt-counts.ts';

/** Says on the status page whether the employer may tell of other roles; it holds for a year, and can be taken back. */
export async function setOwnOtherJobsConsentFromPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db, form, services } = context;
  const own = await loadOwnApplication(db);
  if (own.submittedAt !== null)
    await updateOtherJobsConsentInDatabase(
      db,
      form['contact'] === 'yes' ? inAYear(services.now()) : null,
    );
  return { goTo: `${personalApplicationPath(context)}/status#other-roles` };
}

function inAYear(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + CONTACT_CONSENT_VALID_MONTHS);
  return then;
}

import { CONTACT_CONSENT_MONTHS } from '@evenhand/contract/invites.ts';
import type { PageContext, PageResponse } from '../../http/page.ts';
import { baseOf, loadOwn } from './own-application.ts';
import { agreeToContact } from './sql.ts';

/** Says on the status page whether the employer may tell of other roles; it holds for a year, and can be taken back. */
export async function chooseContact(context: PageContext<'candidate'>): Promise<PageResponse> {
  const { db, form, services } = context;
  const own = await loadOwn(db);
  if (own.submittedAt !== null)
    await agreeToContact(db, form['contact'] === 'yes' ? inAYear(services.now()) : null);
  return { goTo: `${baseOf(context)}/status#other-roles` };
}

function inAYear(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + CONTACT_CONSENT_MONTHS);
  return then;
}

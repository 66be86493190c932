import type { PageContext, PageResponse } from '../../page.ts';
import { Refusal } from '../../refusal.ts';
import { baseOf, journeyOf, loadOwn } from '../apply/own-application.ts';
import { readStopToken } from './rules/stop-link.ts';
import { findInvitedAddress, stopInvitationsTo } from './sql/addresses.ts';
import { hasStoppedReminders, stopOwnReminders } from './sql/reminders.ts';

/** Asks; mail scanners open every link, so nothing is stopped by looking. */
export async function showStopInvitations({
  db,
  params,
}: PageContext<'public'>): Promise<PageResponse> {
  const token = params['token'] ?? '';
  const whose = readStopToken(token);
  const invited = whose && (await findInvitedAddress(db, whose));
  if (invited === undefined) throw new Refusal('not-found');
  const { organisation, stopped: isStopped } = invited;
  return {
    show: { page: 'stop-invitations', organisation, isStopped, at: `/unsubscribe/${token}` },
  };
}

export async function stopInvitations(context: PageContext<'public'>): Promise<PageResponse> {
  const { db, params, services } = context;
  const whose = readStopToken(params['token'] ?? '');
  if (whose === undefined || !(await stopInvitationsTo(db, { ...whose, now: services.now() })))
    throw new Refusal('not-found');
  return showStopInvitations(context);
}

export async function showStopReminders(context: PageContext<'candidate'>): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  return {
    show: {
      page: 'stop-reminders',
      journey: journeyOf(own, baseOf(context)),
      isStopped: await hasStoppedReminders(context.db),
      form: { token: context.formToken(), problems: {} },
    },
  };
}

export async function stopReminders(context: PageContext<'candidate'>): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  await stopOwnReminders(context.db, { applicationId: own.id, now: context.services.now() });
  return { goTo: `${baseOf(context)}/reminders` };
}

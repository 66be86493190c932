import type { PageContext, PageResponse } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { readStopToken } from './rules/stop-link.ts';
import { findInvitedAddress, stopInvitationsTo } from './sql/addresses.ts';

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

import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { parseStopInvitationsToken } from './rules/stop-invitations-token.ts';
import {
  findInvitationStatusOfAddress,
  stopInvitationsToAddressInDatabase,
} from './sql/email-address-bounce-and-invitation-queries.ts';

/** Asks; mail scanners open every link, so nothing is stopped by looking. */
export async function respondWithStopInvitationsPage({
  db,
  params,
}: PageContext<'public'>): Promise<PageResponse> {
  const token = params['token'] ?? '';
  const whose = parseStopInvitationsToken(token);
  const invited = whose && (await findInvitationStatusOfAddress(db, whose));
  if (invited === undefined) throw new Refusal('not-found');
  const { organisation, stopped: isStopped } = invited;
  return {
    show: { page: 'stop-invitations', organisation, isStopped, at: `/unsubscribe/${token}` },
  };
}

export async function stopInvitationsFromPage(
  context: PageContext<'public'>,
): Promise<PageResponse> {
  const { db, params, services } = context;
  const whose = parseStopInvitationsToken(params['token'] ?? '');
  if (
    whose === undefined ||
    !(await stopInvitationsToAddressInDatabase(db, { ...whose, now: services.now() }))
  )
    throw new Refusal('not-found');
  return respondWithStopInvitationsPage(context);
}

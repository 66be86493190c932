import {
  type ApplicationState,
  isUnfinished,
  mayBeWrittenTo,
} from '@evenhand/contract/pipeline/application-states.ts';
import type { EventKind } from '../../../events/catalogue.ts';
import type { EmailKind } from '../../../emails/tags.ts';

/** The events a candidate hears of. */
export const candidateEvents = [
  'application-begun',
  'interest-shown',
  'application-invited',
  'interest-invited',
  'past-applicant-invited',
  'link-asked',
  'application-submitted',
  'application-rejected',
  'application-cut-off',
  'application-unfinished',
  'application-mailed',
] as const satisfies EventKind[];

type ApplicationStanding = { state: ApplicationState; isOpen: boolean };

/** Which mail an event calls for, as things stand now: tasks may come late, and never tell what is no longer so. */
export function candidateEmailFor(
  event: string,
  { state, isOpen }: ApplicationStanding,
): EmailKind | null {
  if (state === 'erased') return null;
  if (event === 'interest-shown' || (event === 'link-asked' && state === 'quick_applied'))
    return state === 'quick_applied' ? 'interest-noted' : null;
  if (Object.hasOwn(invitations, event)) return invitationFor(event, { state, isOpen });
  if (event === 'application-begun' || event === 'link-asked') {
    return isOpen && isUnfinished(state) ? 'application-start' : 'application-link';
  }
  if (event === 'application-submitted')
    return mayBeWrittenTo(state) ? 'application-confirm' : null;
  if (event === 'application-rejected') return state === 'rejected' ? 'applicant-rejection' : null;
  if (event === 'application-cut-off') return !isOpen && isUnfinished(state) ? 'role-closed' : null;
  if (event === 'application-unfinished')
    return isOpen && state === 'started' ? 'finish-reminder' : null;
  if (event === 'application-mailed') return mayBeWrittenTo(state) ? 'other' : null;
  return null;
}

const invitations: Record<string, { to: ApplicationState; kind: EmailKind }> = {
  'application-invited': { to: 'invited', kind: 'application-invite' },
  'interest-invited': { to: 'quick_applied', kind: 'quick-apply-invite' },
  'past-applicant-invited': { to: 'invited', kind: 'past-application-invite' },
};

/** Nobody is asked to begin what they have begun, or for a role that takes nobody any more. */
function invitationFor(event: string, { state, isOpen }: ApplicationStanding): EmailKind | null {
  const invitation = invitations[event];
  return isOpen && invitation !== undefined && invitation.to === state ? invitation.kind : null;
}

import type { EventKind } from '../../../events/catalogue.ts';
import type { MailKind } from './tags.ts';

/** The events a candidate hears of. */
export const candidateEvents = [
  'application-begun',
  'link-asked',
  'application-submitted',
  'application-rejected',
  'application-cut-off',
] as const satisfies EventKind[];

type Standing = { state: string; isOpen: boolean };

/** Which mail an event calls for, as things stand now: tasks may come late, and never tell what is no longer so. */
export function letterFor(event: string, { state, isOpen }: Standing): MailKind | null {
  if (state === 'erased') return null;
  if (event === 'application-begun' || event === 'link-asked') {
    return isOpen && isUnfinished(state) ? 'application-start' : 'application-link';
  }
  if (event === 'application-submitted')
    return isUnfinished(state) || state === 'withdrawn' ? null : 'application-confirm';
  if (event === 'application-rejected') return state === 'rejected' ? 'applicant-rejection' : null;
  if (event === 'application-cut-off') return !isOpen && isUnfinished(state) ? 'role-closed' : null;
  return null;
}

function isUnfinished(state: string): boolean {
  return state === 'started' || state === 'invited' || state === 'quick_applied';
}

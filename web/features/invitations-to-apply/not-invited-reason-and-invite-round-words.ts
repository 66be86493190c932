import type {
  InvitationToApplyKind,
  InvitationToApplyRound,
  NotInvitedReason,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';

export const notInvitedReasonWords: Readonly<Record<NotInvitedReason, string>> = {
  malformed: 'No e-mail address',
  twice: 'Already on this list',
  applied: 'Has applied for this role',
  'not-to-be-invited': 'Asked not to be invited, or cannot be reached',
};

const kindWords: Readonly<Record<InvitationToApplyKind, string>> = {
  'application-invite': 'By e-mail address',
  'quick-apply-invite': 'Shown interest',
  'past-application-invite': 'From earlier roles',
};

export function invitationToApplyRoundTitle({ kind, people }: InvitationToApplyRound): string {
  return `${kindWords[kind]}: ${pluraliseCount(people, 'person', 'people')}`;
}

/** What has become of a round; who of it was left out is told nowhere. */
export function invitationToApplyRoundStateWords({
  state,
  done,
  people,
  cancelled,
}: InvitationToApplyRound): string {
  if (state === 'waiting') return 'Leaves in a moment';
  if (state === 'leaving')
    return `${done.toLocaleString('en-GB')} of ${people.toLocaleString('en-GB')} done`;
  if (state === 'done') return 'Done';
  return cancelled === people
    ? 'Taken back'
    : `Stopped after ${done.toLocaleString('en-GB')} of ${people.toLocaleString('en-GB')}`;
}

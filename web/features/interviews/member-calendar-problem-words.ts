import type { MemberCalendarProblem } from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';

/** Why it could not be read, and what helps. */
export const memberCalendarProblemWords: Record<MemberCalendarProblem, string> = {
  'address-denied':
    'The address leads to a place that is not on the public internet, where nothing is read.',
  unreachable: 'The server did not answer.',
  certificate: 'The server could not prove who it is: its certificate is not valid.',
  'too-slow': 'The server took too long.',
  'too-large': 'The calendar is larger than we read. Share a smaller one, without years gone by.',
  'wrong-password':
    'The server did not let us in. By CalDAV, most want a password that was made for this app alone.',
  'not-found': 'There is nothing at this address any more.',
  refused: 'The server answered that it cannot, and gave no reason that helps.',
  'no-calendar': 'What stands at this address is no calendar.',
  'not-understood': 'The calendar could not be understood.',
};

import type { PanelMemberCalendarStatus } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { formatTimeAgo } from '../../parts/time/format-time-ago.ts';

type Busy = { memberId: number; level: 'busy' | 'tentative' };
type Known = { calendars: readonly PanelMemberCalendarStatus[]; busy: readonly Busy[] };

/** Of each of a panel who gave a calendar: whether they are busy at so many times, and how old that is. */
export function describeBusyPanelMembers(
  { calendars, busy }: Known,
  { times, now }: { times: number; now: Date },
): string[] {
  return calendars.map(({ memberId, name, readAt, isFresh }) => {
    if (readAt === null)
      return `The calendar of ${name} could not be read so far: nobody knows whether they are busy.`;
    const age = formatTimeAgo(readAt, now);
    if (!isFresh)
      return `The calendar of ${name} was last read ${age}: nobody knows whether they are busy now.`;
    const own = busy.filter((each) => each.memberId === memberId);
    const settled = own.filter(({ level }) => level === 'busy').length;
    const said =
      own.length === 0
        ? 'is free'
        : settled === 0
          ? `may be busy${atSoMany(own.length, times)}`
          : `is busy${atSoMany(own.length, times)}`;
    return `${name} ${said} in their calendar, read ${age}.`;
  });
}

function atSoMany(n: number, times: number): string {
  if (times === 1) return ' then';
  return n === times ? ' at all of these times' : ` at ${n} of these ${times} times`;
}

/** For where little fits: that somebody cannot come, as it seems. */
export function describeBusyPanelMembersInShort(busy: readonly Busy[]): string | null {
  if (busy.length === 0) return null;
  const isSettled = busy.some(({ level }) => level === 'busy');
  return isSettled ? 'somebody is busy' : 'somebody may be busy';
}

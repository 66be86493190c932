import { expect, test } from 'vitest';
import {
  describeBusyPanelMembersInShort,
  describeBusyPanelMembers,
} from './describe-busy-panel-members.ts';

const now = new Date('2026-11-20T12:00:00Z');
const pan = {
  memberId: 7,
  name: 'Pan Ellist',
  readAt: new Date('2026-11-20T11:53:00Z'),
  isFresh: true,
};
const busy = { memberId: 7, level: 'busy' } as const;
const tentative = { memberId: 7, level: 'tentative' } as const;
const say = (calendar: object, entries: (typeof busy | typeof tentative)[], times = 1) =>
  describeBusyPanelMembers({ calendars: [{ ...pan, ...calendar }], busy: entries }, { times, now });

test.each([
  [[busy], 1, 'Pan Ellist is busy then in their calendar, read 7 minutes ago.'],
  [[tentative], 1, 'Pan Ellist may be busy then in their calendar, read 7 minutes ago.'],
  [[], 1, 'Pan Ellist is free in their calendar, read 7 minutes ago.'],
  [
    [busy, tentative],
    5,
    'Pan Ellist is busy at 2 of these 5 times in their calendar, read 7 minutes ago.',
  ],
  [
    [busy, busy],
    2,
    'Pan Ellist is busy at all of these times in their calendar, read 7 minutes ago.',
  ],
])('%j at %d times', (entries, times, words) => {
  expect(say({}, entries, times)).toEqual([words]);
});

test('what is too old, or was never read, says so and tells nothing else', () => {
  expect(say({ readAt: new Date('2026-11-20T09:00:00Z'), isFresh: false }, [])).toEqual([
    'The calendar of Pan Ellist was last read 3 hours ago: nobody knows whether they are busy now.',
  ]);
  expect(say({ readAt: null, isFresh: false }, [])).toEqual([
    'The calendar of Pan Ellist could not be read so far: nobody knows whether they are busy.',
  ]);
});

test('in short it is said that somebody is busy, not who', () => {
  expect([
    describeBusyPanelMembersInShort([]),
    describeBusyPanelMembersInShort([tentative]),
    describeBusyPanelMembersInShort([tentative, busy]),
  ]).toEqual([null, 'somebody may be busy', 'somebody is busy']);
});

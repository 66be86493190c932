import { expect, test } from 'vitest';
import { listSubscriptionPlanNotificationsToShow } from './organisation-plan-notifications.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const quiet = {
  expiresAt: null as Date | null,
  autoRenews: false,
  openRoles: 0,
  openRoleCap: 4,
  now,
};
const typesOf = (facts: Partial<typeof quiet>) =>
  listSubscriptionPlanNotificationsToShow({ ...quiet, ...facts }).map(({ type }) => type);

test('an organisation with room and without an end is told nothing', () => {
  expect(typesOf({})).toEqual([]);
  expect(typesOf({ expiresAt: inDays(31) })).toEqual([]);
});

test('an account that ends within thirty days is told so, until it has ended', () => {
  for (const days of [30, 1, 0])
    expect(typesOf({ expiresAt: inDays(days) })).toEqual(['account-expiring']);
  expect(typesOf({ expiresAt: inDays(-0.01) })).toEqual([]);
});

test.for([
  { openRoleCap: 1, openRoles: 1, room: 0 },
  { openRoleCap: 4, openRoles: 3, room: 1 },
  { openRoleCap: 4, openRoles: 7, room: 0 },
])('$openRoles of $openRoleCap open roles leave room for $room', ({ room, ...roles }) => {
  expect(listSubscriptionPlanNotificationsToShow({ ...quiet, ...roles })).toEqual([
    { type: 'approaching-role-cap', expiresAt: null, room },
  ]);
});

test('an account that renews itself is told of the renewal instead', () => {
  expect(typesOf({ expiresAt: inDays(5), autoRenews: true })).toEqual(['auto-renewing-soon']);
});

test.for([
  { openRoleCap: 1, openRoles: 0, told: false },
  { openRoleCap: 1, openRoles: 1, told: true },
  { openRoleCap: 4, openRoles: 2, told: false },
  { openRoleCap: 4, openRoles: 3, told: true },
  { openRoleCap: 12, openRoles: 11, told: true },
  { openRoleCap: 12, openRoles: 14, told: true },
  { openRoleCap: Number.POSITIVE_INFINITY, openRoles: 400, told: false },
])('$openRoles of $openRoleCap open roles: told of the cap: $told', ({ told, ...roles }) => {
  expect(typesOf(roles)).toEqual(told ? ['approaching-role-cap'] : []);
});

test('what ends comes before the room that runs out', () => {
  expect(typesOf({ expiresAt: inDays(2), openRoles: 4 })).toEqual([
    'account-expiring',
    'approaching-role-cap',
  ]);
});

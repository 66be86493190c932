import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { ScreenFixtureIds } from '../../e2e/screen-to-check-types.ts';
import {
  screensToCheck,
  addressesWithoutScreen,
} from '../../e2e/screens-to-check-and-addresses-without-screen.ts';
import { startTestServer } from './start-test-server.ts';

/** axe and the pictures walk the list of screens: an address that is missing there is looked at by nobody. */
const server = startTestServer();
let routes: string[];
beforeAll(async () => {
  const text = await readFile(
    new URL('../../web/app/staff-routes-page-existence-and-preloading.tsx', import.meta.url),
    'utf8',
  );
  routes = [...text.matchAll(/\{ path: '([^']+)', \.\.\./g)].map(([, path = '']) => path);
});

// Any number or token does: each part of an address that differs is one segment of it.
const anyIds = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(begun|writing|checking|submitted|interviewing|hired|withdrawn|unsent|interested|testStart|testRunning|testDone|testOver|formToFill|taskToWrite|taskSubmitted|taskClosed|feedbackOpen|feedbackHeld|interviewToBook|interviewBooked)$/.test(
        String(name),
      )
        ? '/application/1'
        : 1,
  },
) as ScreenFixtureIds;
const shown = screensToCheck.map(({ path }) => new URL(path(anyIds), 'http://house').pathname);

test('every route of the web is on a screen of the list, or is there for a reason that is written down', () => {
  expect(routes.length).toBeGreaterThan(8);
  const covered = shown.flatMap(
    (path) => routes.filter((route) => matches(route, path)).sort(byParts)[0] ?? [],
  );
  expect(
    routes.filter((route) => !covered.includes(route) && !(route in addressesWithoutScreen)),
  ).toEqual([]);
});

test('every page that the server draws is on a screen of the list, or is there for a reason that is written down', () => {
  const pages = server.running.pages
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);
  expect(pages.length).toBeGreaterThan(12);
  const missing = pages.filter(
    (page) => !(page in addressesWithoutScreen) && !shown.some((path) => matches(page, path)),
  );
  expect(missing).toEqual([]);
});

test('no reason is written down for an address that is gone, and no two pictures share a name', () => {
  const addresses = [...routes, ...server.running.pages.map(({ path }) => path)];
  expect(
    Object.keys(addressesWithoutScreen).filter(
      (address) => !addresses.includes(address as `/${string}`),
    ),
  ).toEqual([]);
  expect(new Set(screensToCheck.map(({ name }) => name)).size).toBe(screensToCheck.length);
});

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}/?$`).test(path);
}

/** Of two routes that match, the one with fewer parameters is the one that is shown. */
function byParts(one: string, other: string): number {
  return one.split(':').length - other.split(':').length;
}

import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from './set-up-browser-demo-password-and-page-waits.ts';
import { desktopWindowSize, phoneWindowSize } from './window-sizes.ts';
import type { ScreenFixtureIds, ScreenToCheck } from './screen-to-check-types.ts';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';

/** Half of the ten minutes for which a log-in counts as recent. */
const CONFIRMED_FOR_MS = 300_000;
const confirmedAt = new WeakMap<BrowserContext, number>();
/** Screens are opened beside each other, and a second confirmation would come with the token of the session before. */
const confirming = new WeakMap<BrowserContext, Promise<void>>();

/** Opens one screen of the list and does what it needs before it is looked at. */
export async function openScreenToCheck(
  page: Page,
  screen: ScreenToCheck,
  ids: ScreenFixtureIds,
  size = screen.only === 'phone' ? phoneWindowSize : desktopWindowSize,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  // A change of the hash alone would not load the review app anew.
  if (screen.path(ids).includes('#')) await page.goto('about:blank');
  if (screen.as === 'admin' && screen.prepare) await confirmAdmin(page);
  await page.goto(screen.path(ids));
  await waitUntilPageIsDrawn(page);
  // Else the log-in page would be looked at in the place of theirs.
  if (screen.as !== 'nobody' && new URL(page.url()).pathname === '/login')
    throw new Error(`${screen.name}: ${screen.as} is no longer logged in`);
  if (!screen.prepare) return;
  await screen.prepare(page);
  await waitUntilPageIsDrawn(page);
}

/** Some forms ask for a recent log-in, and walking all screens takes longer than that on a busy machine. */
async function confirmAdmin(page: Page): Promise<void> {
  const context = page.context();
  const underWay = confirming.get(context);
  if (underWay) return underWay;
  if (Date.now() - (confirmedAt.get(context) ?? 0) < CONFIRMED_FOR_MS) return;
  const confirmed = confirmByPassword(context).finally(() => confirming.delete(context));
  confirming.set(context, confirmed);
  return confirmed;
}

async function confirmByPassword(context: BrowserContext): Promise<void> {
  const { request } = context;
  const { csrfToken } = (await (await request.get('/api/logged-in')).json()) as {
    csrfToken: string;
  };
  const confirmed = await request.post('/auth/confirm', {
    headers: { 'x-csrf-token': csrfToken },
    data: { password: DEMO_PASSWORD },
  });
  if (!confirmed.ok()) throw new Error(`/auth/confirm answered ${confirmed.status()}`);
  confirmedAt.set(context, Date.now());
}

import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

const open = ['/login', '/welcome', '/review-app/', '/no/such/page'];
const inside = ['/dashboard', '/settings/security'];

test('no page asks anybody but this very site for anything', async () => {
  const { page, context } = await somebody();
  const asked = new Set<string>();
  // Before anything leaves the browser, whatever kind of request it is.
  await context.route('**', (route) => {
    const { origin, protocol } = new URL(route.request().url());
    if (origin !== baseUrl && protocol !== 'blob:' && protocol !== 'data:')
      asked.add(route.request().url());
    return route.continue();
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseUrl && protocol.startsWith('http')) asked.add(request.url());
  });
  const look = async (path: string) => {
    await page.goto(path);
    await page.locator('h1:visible, h2:visible').first().waitFor();
  };
  for (const path of open) await look(path);
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  await copySessionToBrowser({ context }, admin);
  for (const path of inside) await look(path);
  const { jobs } = (await (await admin.api.get('/job/list-es?filter=open')).json()) as {
    jobs: { id: number; hash: string }[];
  };
  await look(`/apply/${jobs[0]?.hash}`);
  await look(`/manage/${jobs[0]?.id}/`);
  expect([...asked]).toEqual([]);
  await context.close();
});

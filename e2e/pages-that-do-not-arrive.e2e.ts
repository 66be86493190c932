import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

async function onMyTasks() {
  const person = await somebody();
  await copySessionToBrowser(person, await logInByApi(baseUrl, 'member@demo.test'));
  const tasks = person.page.getByRole('heading', { name: 'My Tasks', level: 1 });
  await person.page.goto('/user-dashboard');
  await tasks.waitFor();
  return { ...person, tasks };
}

test('a part of the app that does not arrive is asked for again, then everything is, then it is reported', async () => {
  const person = await somebody();
  const { page, context } = person;
  await copySessionToBrowser(person, await logInByApi(baseUrl, 'member@demo.test'));
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  let asked = 0;
  await page.route('**/assets/to-dos-pa-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/user-dashboard');
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(reported.some((text) => text.startsWith('chunk load error'))).toBe(true);
  await page.unroute('**/assets/to-dos-pa-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { name: 'My Tasks', level: 1 }).waitFor();
  await context.close();
});

test('without a network a page that is not there yet says so instead of loading anew, and the way back stays', async () => {
  const { page, context, tasks } = await onMyTasks();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => history.pushState(null, '', '/search'));
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByText('Evenhand does not answer yet.').waitFor();
  await page.goBack();
  await tasks.waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await context.close();
});

test('who stays on a page that would be loaded anew is not left with an empty one', async () => {
  const { page, context, tasks } = await onMyTasks();
  await tasks.click();
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  let asks = 0;
  page.on('dialog', (dialog) => {
    asks += 1;
    void dialog.dismiss();
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => history.pushState(null, '', '/search'));
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  expect(asks).toBe(1);
  await page.getByRole('button', { name: 'Load again' }).waitFor();
  await context.close();
});

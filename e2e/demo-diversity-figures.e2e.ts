import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { callApi, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl } = setUpBrowser();
const A_DAY_MS = 86_400_000;
const TWO_YEARS_DAYS = 720;
/** The server looks for figures once an hour: whoever starts it just now would wait for as long. */
const SOON_MS = 60_000;

type DropOff = { demographicsByStep: { grades: { all: Record<string, unknown> } }[] };

test('the diversity figures of the demo are published when it has been planted, not an hour later', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * A_DAY_MS).toISOString().slice(0, 10);
  const categories = async () => {
    const address = `/api/org/drop-off?from=${day(TWO_YEARS_DAYS)}&until=${day(0)}`;
    const { demographicsByStep } = await callApi<DropOff>(admin, 'GET', address);
    return Object.keys(demographicsByStep[1]?.grades.all ?? {});
  };
  await expect.poll(categories, { timeout: SOON_MS }).toContain('ethnicity');
});

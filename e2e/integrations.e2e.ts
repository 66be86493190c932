import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, staff } = setUpBrowser();
const sinkHost = inject('sinkHost');

type Received = { headers: IncomingHttpHeaders; body: string };
const received: Received[] = [];
let status = 200;
let sink: Server;

beforeAll(async () => {
  sink = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => sink.listen(Number(sinkHost.split(':')[1]), resolve));
});
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});

function verified(secret: string, message: Received | undefined): unknown {
  return new Webhook(secret).verify(
    message?.body ?? '',
    Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    ),
  );
}

test('an admin sets a webhook up, checks what arrives by its secret, and finds in the log what did not', async () => {
  received.length = 0;
  status = 200;
  const { page, context } = await staff('admin@pebble.test');
  await page.goto('/api-management');
  await page.getByRole('heading', { name: 'Integrations' }).waitFor();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Web address').fill('https://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByText('This address is not on the public internet.').waitFor();
  const path = `/hook-${Date.now()}`;
  const address = `http://${sinkHost}${path}`;
  await dialog.getByLabel('Web address').fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Copy the signing secret' }).waitFor();
  const secret = await dialog.locator('pre').innerText();
  expect(secret).toMatch(/^whsec_.{44}$/);
  await page.keyboard.press('Escape');
  await dialog.getByText('It is not shown again.').waitFor();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('body').innerText()).not.toContain(secret);

  await page.getByRole('button', { name: `Send a test to ${address}` }).click();
  await expect.poll(() => received.length).toBe(1);
  expect(verified(secret, received[0])).toMatchObject({ type: 'webhook.test' });

  status = 500;
  await page.getByRole('link', { name: `Delivery log of ${address}` }).click();
  await page.getByText('The receiver answered 200.').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => received.length).toBe(2);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Look again' }).click();
      return page.getByText('The receiver answered 500.').count();
    })
    .toBe(1);
  status = 200;
  const failed = page.getByRole('row').filter({ hasText: 'answered 500' });
  await failed.getByRole('button', { name: /^Send again: webhook\.test/ }).click();
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Look again' }).click();
      return page.getByText('Delivered', { exact: true }).count();
    })
    .toBe(2);
  const ids = received.slice(1).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);

  await page.getByRole('link', { name: 'All integrations' }).click();
  await page.getByRole('button', { name: `More for ${address}` }).click();
  await page.getByRole('menuitem', { name: 'Make a new secret' }).click();
  await dialog.getByRole('button', { name: 'Make a new secret' }).click();
  await page.getByRole('heading', { name: 'Copy the signing secret' }).waitFor();
  const young = await dialog.locator('pre').innerText();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const before = received.length;
  await page.getByRole('button', { name: `Send a test to ${address}` }).click();
  await expect.poll(() => received.length).toBeGreaterThan(before);
  for (const each of [secret, young])
    expect(verified(each, received.at(-1))).toMatchObject({ type: 'webhook.test' });

  await page.getByRole('button', { name: `More for ${address}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete webhook' }).click();
  await page.getByText('Webhook deleted.').waitFor();
  await page.getByText(address).waitFor({ state: 'detached' });
  await context.close();
});

test('a key made by keyboard alone reads the roles until it is revoked, and the reference says how', async () => {
  const { page, context } = await staff('admin@pebble.test');
  await page.goto('/settings/integrations');
  const name = `Job feed ${Date.now()}`;
  await page.getByRole('button', { name: 'Make a key' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Copy the key' }).waitFor();
  const token = await page.getByRole('dialog').locator('pre').innerText();
  expect(token).toMatch(/^evh_[\w-]{43}$/);
  const ask = () =>
    fetch(`${baseUrl}/api/v1/jobs`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await row.getByText('Revoked').waitFor();
  expect((await ask()).status).toBe(401);

  await page.getByRole('link', { name: 'Read the API reference' }).click();
  await page.getByLabel('Search calls').fill('v1 identity');
  await page.getByText('1 call', { exact: true }).waitFor();
  await page.locator('summary').press('Enter');
  await page.getByText('firstName: string').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as OpenAPI 3.1' }).click();
  expect((await saved).suggestedFilename()).toBe('evenhand-openapi.json');
  await context.close();
});

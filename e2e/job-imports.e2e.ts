import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { staff } = setUpBrowser();
const host = inject('jobviteHost');
let jobvite: Server;
let isAway = false;
const requested: string[] = [];

/** Jobvite on this machine: it knows every requisition that begins with REQ-, and one key. */
beforeAll(async () => {
  jobvite = createServer(({ url = '', headers }, reply) => {
    const id = new URL(url, `http://${host}`).searchParams.get('requisitionId') ?? '';
    requested.push(id);
    const isKnown = headers['x-jvi-sc'] === 'the-right-secret';
    const status = isAway ? 503 : isKnown ? 200 : 401;
    const requisitions = id.startsWith('REQ-')
      ? [{ requisitionId: id, title: `Boat Builder ${id}`, department: 'Yard', location: 'Whitby' }]
      : [];
    reply
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: { code: status }, total: requisitions.length, requisitions }));
  });
  await new Promise<void>((resolve) => jobvite.listen(Number(host.split(':')[1]), resolve));
});
afterAll(() => {
  jobvite.closeAllConnections();
  jobvite.close();
});

test('an admin sets importing up, and starts roles from Jobvite and from a file', async () => {
  isAway = false;
  const { page, context } = await staff('admin@demo.test');
  await page.goto('/settings/integrations');
  const access = page.getByRole('article', { name: 'Jobvite' });
  await access.getByRole('button', { name: /^(Set up Jobvite|Change the access)/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company id').fill('qLarkfield');
  await dialog.getByLabel('API key', { exact: true }).fill('larkfield_api');
  await dialog.getByLabel('Secret', { exact: true }).fill('a-wrong-secret');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await access.getByRole('button', { name: 'Test the access' }).click();
  await access.getByText('Jobvite refused the key.').waitFor();
  await access.getByRole('button', { name: 'Change the access to Jobvite' }).click();
  await dialog.getByLabel('API key', { exact: true }).fill('larkfield_api');
  await dialog.getByLabel('Secret', { exact: true }).fill('the-right-secret');
  await dialog.getByRole('button', { name: 'Save access' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await access.getByRole('button', { name: 'Test the access' }).click();
  await access.getByText('Jobvite answered, and took the key.').waitFor();
  expect(await page.content()).not.toMatch(/larkfield_api|the-right-secret/);

  const file = page.getByRole('article', { name: 'A file of requisitions' });
  const reference = `F-${Date.now()}`;
  await file.locator('input[type=file]').setInputFiles({
    name: 'spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,title,department\n${reference},Sail Maker,Loft\nF-2,,Loft\n`),
  });
  await file.getByText('1 requisition read, 1 row left out.').waitFor();
  await file.getByText('It has no title.').waitFor();
  await file.getByText('spring.csv').waitFor();

  const openImport = async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Other ways to start a role' }).click();
    await page.getByRole('menuitem', { name: 'Import a role' }).click();
    await page.getByRole('heading', { name: 'Import a role' }).waitFor();
  };
  await openImport();
  const id = `REQ-${Date.now()}`;
  const go = dialog.getByRole('button', { name: 'Import role' });
  await expect.poll(() => go.isDisabled()).toBe(true);
  await expect
    .poll(() => dialog.getByLabel('Requisition id').getAttribute('maxlength'))
    .toBe('256');
  await page.keyboard.type('X-1');
  await page.keyboard.press('Enter');
  await dialog.getByText('There is no requisition with this id.').waitFor();
  isAway = true;
  await dialog.getByLabel('Requisition id').fill(id);
  await dialog.getByText('There is no requisition with this id.').waitFor({ state: 'detached' });
  await go.click();
  await dialog.getByText('Jobvite answered with an error.').waitFor();
  isAway = false;
  await go.click();
  await page.waitForURL(/\/builder\/\d+\/new\/high-volume$/);
  await page.getByText(`Boat Builder ${id}`).first().waitFor();
  const first = page.url();

  await openImport();
  await dialog.getByLabel('Requisition id').fill(id);
  await page.keyboard.press('Enter');
  await dialog.getByText('This requisition was imported before.').waitFor();
  await dialog.getByRole('link', { name: `Boat Builder ${id}` }).waitFor();
  const before = requested.length;
  await dialog.getByRole('button', { name: 'Import it again' }).click();
  await page.waitForURL(
    (url) => /\/builder\/\d+\/new\/high-volume$/.test(url.href) && url.href !== first,
  );
  expect(requested).toHaveLength(before + 1);

  await openImport();
  await dialog.getByLabel('Import from').selectOption('file');
  await dialog.getByLabel('Requisition id').fill(reference);
  await dialog.getByRole('button', { name: 'Import role' }).click();
  await page.waitForURL(/\/builder\/\d+\/new\/high-volume$/);
  await page.getByText('Sail Maker').first().waitFor();

  // An address that leads away is not followed, whoever wrote it.
  await page.route('**/dashboard-old/role/import', (route) =>
    route.fulfill({ status: 201, json: { newRole: '//evil.example/builder/1' } }),
  );
  await openImport();
  await dialog.getByLabel('Requisition id').fill('REQ-9');
  await page.keyboard.press('Enter');
  await dialog.getByText('its address leads away from this site').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.unroute('**/dashboard-old/role/import');
  await page.keyboard.press('Escape');

  await page.goto('/settings/integrations');
  await access.getByRole('button', { name: 'Remove the access to Jobvite' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await access.getByText('Not set up').waitFor();
  await context.close();
});

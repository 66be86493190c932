import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findJobByTitle, listMemberJobs } from './list-member-jobs-and-find-by-title.ts';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, somebody } = setUpBrowser();

test('a record is downloaded, checks itself without a network, and one changed byte is named', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = findJobByTitle(await listMemberJobs(admin), 'Complaints Case Handler');
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/record`);
  await page.getByText('identities opened before scores were final').waitFor();
  const html = await download(page, 'Download to read and print');
  expect(html.name).toMatch(/^decision-record-\d+-merit-[\d-]+\.html$/);
  const json = await download(page, 'Download for programs (JSON)');
  await page.getByLabel('Identity: with names').check();
  const named = await download(page, 'Download to read and print');
  expect(named.name).toMatch(/identity/);
  const made = page.getByRole('region', { name: 'Records that were made' });
  await expect.poll(() => made.getByRole('listitem').count()).toBeGreaterThan(2);
  expect(html.text).not.toMatch(/@example\.test|@demo\.test/);

  const checking = page.getByRole('region', { name: 'Check a record' });
  await choose(page, 'Choose a file', json.path);
  await checking.getByText('This file is as it was made').waitFor();
  await checking.getByText('Its root is kept here').waitFor();
  const spoilt = await keep('spoilt.json', changeInSection(json.text, 'candidate 2'));
  await choose(page, 'Choose a file', spoilt);
  await checking.getByText('Changed: candidate 2').waitFor();
  await context.close();

  const alone = await somebody();
  const asked: string[] = [];
  alone.page.on('request', (request) => asked.push(request.url()));
  await alone.context.setOffline(true);
  await alone.page.goto(pathToFileURL(html.path).href);
  await alone.page
    .getByText(/^This page is as it was made: \d[\d,]* sections fit together/)
    .waitFor();
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  await alone.page.getByRole('heading', { name: 'Certificate of blindness' }).waitFor();
  await alone.page.getByLabel(/^Check the file itself/).setInputFiles(html.path);
  await alone.page.getByText(/^The file is as it was made/).waitFor();
  await alone.page.getByLabel(/^Check the file itself/).setInputFiles(spoilt);
  await alone.page.getByText('Changed: candidate 2').waitFor();

  const other = await keep('changed.html', changeInSection(html.text, 'candidate 3'));
  await alone.page.goto(pathToFileURL(other).href);
  await alone.page.getByText('This page was changed after it was made.').waitFor();
  await alone.page.getByText('Changed: candidate 3').waitFor();
  await expect.poll(() => alone.page.getByRole('listitem').count()).toBe(1);

  const hostile = await keep(
    'hostile.html',
    `<!doctype html>\n<main>\n<article data-leaf="<img src=x onerror=alert(1)>" data-hash="${'0'.repeat(64)}">${'<b>'.repeat(10_000)}</article>\n</main>\n`,
  );
  await alone.page.getByLabel(/^Check the file itself/).setInputFiles(hostile);
  await alone.page.getByText('The file was changed after it was made.').waitFor();
  await expect.poll(() => alone.page.locator('header img, header b').count()).toBe(0);
  await alone.context.close();
});

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await page.getByRole('button', { name: button, disabled: false }).waitFor();
  const name = file.suggestedFilename();
  const path = await keep(name, await readFile(await file.path(), 'utf8'));
  return { name, path, text: await readFile(path, 'utf8') };
}

async function choose(page: Page, button: string, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(path);
}

async function keep(name: string, text: string): Promise<string> {
  const path = join(tmpdir(), `evenhand-${process.pid}-${name}`);
  await writeFile(path, text);
  return path;
}

/** One digit of the reviews of a candidate. */
function changeInSection(text: string, section: string): string {
  const isPage = text.startsWith('<');
  const begins = text.indexOf(isPage ? `data-leaf="${section}"` : `"name":"${section}"`);
  const what = isPage ? 'Reviews scored</th><td>' : '"scored":';
  const at = (isPage ? text.indexOf(what, begins) : text.lastIndexOf(what, begins)) + what.length;
  const digit = text.charAt(at) === '1' ? '2' : '1';
  return text.slice(0, at) + digit + text.slice(at + 1);
}

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { desktopWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  checkCsvParsesWithoutFormulas,
  downloadAndCheckCsvFiles,
} from './download-and-check-csv-without-formulas.ts';
import { measureChartPng } from './measure-chart-png.ts';
import {
  applyToJobByApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import {
  waitForReportKeyNumbers,
  openEachTabAndListTabTitles,
  locateReportSection,
} from './global-reporting-page-key-numbers-and-tabs.ts';
import {
  isoDayDaysAgoInLondon,
  isoDayTodayInLondon,
} from './iso-days-in-london-and-dd-mm-yyyy-format.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
});

test('the chart is kept as a picture, and every file is read by two parsers and holds no formula', async () => {
  const title = `=HYPERLINK("http://x.test";"Steward, ${Date.now()}")`;
  const job = await createPublishedJobByApi(admin, { title });
  await applyToJobByApi(
    baseUrl,
    job.hash,
    { firstName: '@Sum', lastName: '+1', email: `sum.${job.id}@example.com` },
    ['I count what is there.'],
  );
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/org-stats?from=${isoDayDaysAgoInLondon(720)}&until=${isoDayTodayInLondon}`);
  await waitForReportKeyNumbers(page);

  const diversity = locateReportSection(page, 'Pipeline diversity');
  const categories = await openEachTabAndListTabTitles(diversity);
  expect(categories.length).toBeGreaterThan(5);
  await diversity.getByRole('tab', { name: 'Gender' }).click();
  await diversity.getByRole('switch', { name: 'Exclude quick-apply' }).check();
  await diversity.getByRole('button', { name: 'Table' }).click();
  await diversity.getByRole('table').waitFor();
  await diversity.getByRole('switch', { name: 'Exclude quick-apply' }).uncheck();
  await diversity.getByRole('button', { name: 'Chart' }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    diversity.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('Pipeline Diversity Chart - Gender.png');
  const drawn = await measureChartPng(page, await readFile(await picture.path()));
  expect(drawn.width).toBeGreaterThan(desktopWindowSize.width / 2);
  expect(drawn.colours).toBeGreaterThan(20);

  const sourcing = locateReportSection(page, 'Sourcing insights');
  expect(await openEachTabAndListTabTitles(sourcing)).toEqual([...categories, 'Performance']);
  await sourcing.getByRole('tab', { name: 'Gender' }).click();
  await sourcing.getByRole('table').waitFor();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    sourcing.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('Global reporting - Sourcing Data.csv');
  checkCsvParsesWithoutFormulas(await readFile(await sheet.path(), 'utf8'));

  const downloads = page.getByRole('region', { name: 'Downloads' });
  await downloads.getByLabel('Category').selectOption('Ethnicity');
  await downloads.getByLabel('Which candidates').selectOption('Hired in this period');
  await downloads.getByLabel('Which candidates').selectOption('Submitted in this period');
  const links = downloads.getByRole('link', { name: /^Download/ });
  await expect.poll(() => links.count()).toBe(3);
  const { hrefs, files } = await downloadAndCheckCsvFiles(context, await links.all());
  expect(files[2]).toContain('HYPERLINK');
  expect(hrefs).toEqual([
    `/api/org/org-drop-off/csv?from=${isoDayDaysAgoInLondon(720)}&until=${isoDayTodayInLondon}`,
    `/api/org/org-drop-off/ethnicity/csv?from=${isoDayDaysAgoInLondon(720)}&until=${isoDayTodayInLondon}`,
    `/api/applicant/list/csv?start=${isoDayDaysAgoInLondon(720)}&end=${isoDayTodayInLondon}&rangeType=submitted`,
  ]);
  await context.close();
});

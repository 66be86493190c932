import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserUser, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { callApi, logInByApi } from './staff-and-candidate-actions-by-api.ts';
import type { LayoutFaultKind } from './layout/layout-fault-types.ts';
import { findLayoutFaults } from './layout/find-layout-faults.ts';
import { buildLayoutFaultFinderScript } from './layout/build-layout-fault-finder-script.ts';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';

/** The judge of layouts is judged: it finds what is planted, and nothing where nothing is. */
const { baseUrl, somebody } = setUpBrowser();
const desktop = 1440;
const phone = 390;

let reader: BrowserUser;
beforeAll(async () => {
  reader = await somebody();
  await reader.context.addInitScript({ content: await buildLayoutFaultFinderScript() });
});
afterAll(() => reader.context.close());

const look = `
  body { margin: 0; font: 16px/1.5 sans-serif; }
  main { display: grid; gap: 16px; max-width: 40em; padding: 16px; }
  .card { padding: 12px; border: 1px solid #999; background: #fff; }
  .tick { display: grid; grid-template-columns: 26px 1fr; gap: 6px 12px; }
  .bar { position: sticky; bottom: 0; padding: 8px; background: #fff; border-top: 1px solid #999; }
  .short { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 12em; }
  .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .wide { overflow-x: auto; }
  .field { position: relative; display: grid; }
  .field input { padding-right: 72px; }
  .field button { position: absolute; right: 4px; top: 26px; }
  footer { padding: 8px 16px; }
`;
const body = `
  <main>
    <h1>Apply as a ferry master</h1>
    <p>You keep the boat and its people safe. <a href="#more">Read what the days are like</a> before you write to us.</p>
    <p class="short">One of three hundred and twelve candidates who wrote this week</p>
    <p class="heard">Only heard, never seen</p>
    <label class="field">Password <input value=""><button type="button">Show</button></label>
    <div class="wide card"><table><tr>${'<td>Harbour&nbsp;and&nbsp;quay</td>'.repeat(12)}</tr></table></div>
    <div class="card" id="consent"><label class="tick"><input type="checkbox"><span>Larkfield Energy may keep my details and answers to decide about this role, and deletes them afterwards.</span></label></div>
    <button type="submit">Send me my link</button>
    <p>${'The boat leaves at six, and again at nine. '.repeat(60)}</p>
    <p><button type="button">Leave it be</button></p>
  </main>
  <div class="bar"><button type="button">Save all</button></div>
  <footer>Fair hiring: answers are read without names.</footer>`;

test.for([desktop, phone])(
  'at %i pixels a page on which everything stands right has no fault',
  async (width) => {
    expect(await faultsOf(width)).toEqual([]);
  },
);

const planted: {
  name: string;
  style: string;
  found: LayoutFaultKind;
  words: string;
  width?: number;
}[] = [
  {
    name: 'the sentence beside the consent box in a column of single words',
    // The square of 18 pixels that one component drew around another's sentence.
    style: '.tick { display: grid; place-items: center; width: 18px; height: 18px; }',
    found: 'narrow column',
    words: 'Larkfield Energy may keep',
  },
  {
    name: 'the same sentence over the button below it',
    style: '.tick { display: grid; place-items: center; width: 18px; height: 18px; }',
    found: 'overlap',
    words: 'Send me my link',
  },
  {
    name: 'the same sentence out of the card it belongs to',
    style: '.tick { display: grid; place-items: center; width: 18px; height: 18px; }',
    found: 'outside its box',
    words: 'Larkfield Energy may keep',
  },
  {
    name: 'text that was moved over other text',
    style: 'h1 { position: relative; top: 90px; }',
    found: 'overlap',
    words: 'Apply as a ferry master',
  },
  {
    name: 'a control that was moved over a field',
    style: '.field input { padding-right: 2px; } .field button { right: 40px; }',
    found: 'overlap',
    words: 'Show',
  },
  {
    name: 'words that are cut off without an ellipsis',
    style: '.short { text-overflow: clip; }',
    found: 'cut off',
    words: 'One of three hundred',
  },
  {
    name: 'a text cut off at its foot',
    style: '#consent { height: 40px; overflow: hidden; }',
    found: 'cut off',
    words: 'Larkfield Energy may keep',
    width: phone,
  },
  {
    name: 'a narrow column of letters',
    style: 'h1 { width: 1em; overflow-wrap: anywhere; }',
    found: 'narrow column',
    words: 'Apply as a ferry master',
  },
  {
    name: 'the last control under a bar that sticks',
    style: '.bar { position: fixed; inset: auto 0 0; height: 120px; } footer { display: none; }',
    found: 'under a bar',
    words: 'Leave it be',
  },
  {
    name: 'the first words under a bar that sticks',
    style: '.bar { position: fixed; inset: 0 0 auto; height: 60px; }',
    found: 'under a bar',
    words: 'Apply as a ferry master',
  },
  {
    name: 'a control beneath a picture',
    style:
      'main::after { content: ""; } #consent { position: relative; z-index: 1; margin-bottom: -60px; padding-bottom: 60px; }',
    found: 'covered',
    words: 'Send me my link',
  },
  {
    name: 'a page wider than the window',
    style: '.wide { overflow: visible; }',
    found: 'beyond the page',
    words: 'Harbour',
    width: phone,
  },
];

test.for(planted)('planted: $name', async ({ style, found, words, width = desktop }) => {
  const faults = await faultsOf(width, style);
  expect(faults.filter((fault) => fault.startsWith(found)).join('\n')).toContain(words);
});

test('planted on the real job page: the old consent box', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const { jobs } = await callApi<{ jobs: { title: string; hash: string }[] }>(
    admin,
    'GET',
    '/job/list-es?search=Energy%20Advice',
  );
  const { page } = reader;
  await page.goto(`/apply/${jobs[0]?.hash ?? ''}`);
  const label = page.locator('label', { hasText: 'I have read how my data is used' });
  await label.waitFor();
  await waitUntilPageIsDrawn(page);
  expect(await findLayoutFaults(page, 'job-page')).toEqual([]);
  // By the box's own element, as classes have no names to rely on; a sheet of its own the page's policy would refuse.
  await label.evaluate((element) => {
    const box = element.parentElement?.querySelector('input') ? element.parentElement : element;
    Object.assign(box.style, {
      display: 'grid',
      gridTemplateColumns: '26px 1fr',
      width: '18px',
      height: '18px',
    });
  });
  const kinds = (await findLayoutFaults(page, 'job-page')).map((fault) => fault.split(':')[0]);
  expect(kinds).toEqual(expect.arrayContaining(['overlap', 'narrow column']));
});

async function faultsOf(width: number, style = ''): Promise<string[]> {
  const { page } = reader;
  await page.setViewportSize({ width, height: 900 });
  await openWith(page, `<style>${look}${style}</style>${body}`);
  return findLayoutFaults(page, 'a page of this test');
}

/** At an address of ours, or the script that judges would not be there. */
async function openWith(page: Page, html: string): Promise<void> {
  const address = `${baseUrl}/a-page-to-judge`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${html}` }),
  );
  await page.goto(address);
  await page.unroute(address);
}

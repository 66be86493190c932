import type { Page } from 'playwright-core';

const LONG = {
  firstName: 'Wolfeschlegelsteinhausen',
  lastName: 'Featherstonehaugh-Cholmondeley-Marjoribanks',
};
const RIGHT_TO_LEFT = { firstName: 'عبد الرحمن', lastName: 'الخوارزمي بن موسى البغدادي' };
const PANEL = [
  'Maximiliana Featherstonehaugh-Cholmondeley',
  'שולמית בן־גוריון־לוי',
  'Oluwaseun Adébáyọ̀-Ọláwálé',
];

/** Has every second person of these answers a name longer than a phone is wide, and the others one that is read from right to left. */
export async function mockLongAndRightToLeftNames(page: Page, address: RegExp): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    let people = 0;
    const body: unknown = JSON.parse(await response.text(), (key, value: unknown) => {
      if (isPerson(value)) return { ...value, ...((people += 1) % 2 === 1 ? LONG : RIGHT_TO_LEFT) };
      if (key !== 'panel' || !Array.isArray(value)) return value;
      return value.map((seat: object, n) => ({ ...seat, name: PANEL[n % PANEL.length] }));
    });
    await route.fulfill({ response, json: body });
  });
  await page.reload();
}

function isPerson(value: unknown): value is { firstName: string; lastName: string } {
  return value !== null && typeof value === 'object' && 'firstName' in value && 'lastName' in value;
}

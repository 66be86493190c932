import type { Page } from 'playwright-core';
import { layoutFaultExceptions } from './layout-fault-exceptions.ts';
import type { LayoutFault } from './layout-fault.ts';

/** A phone comes last, as it is looked at once more. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];
const NARROW = 600;

/** Where a screen is judged: at every width, but for one that is only there at a desk or on a phone. */
export function listLayoutWindowSizes(only: 'desktop' | 'phone' | undefined): typeof sizes {
  if (only === undefined) return sizes;
  return sizes.filter(({ width }) => (only === 'phone') === width < NARROW);
}

/** What the judge finds on a page as it is now, but for the exceptions of this screen; the page has its script. */
export async function findLayoutFaults(
  page: Pick<Page, 'evaluate'>,
  screen: string,
): Promise<string[]> {
  const faults = await page.evaluate(() =>
    // The init script has put it there.
    (window as unknown as { judgeLayout: () => LayoutFault[] }).judgeLayout(),
  );
  return faults
    .filter((fault) => !isException(fault, screen))
    .map(({ kind, what }) => `${kind}: ${what}`);
}

function isException({ kind, what }: LayoutFault, screen: string): boolean {
  return layoutFaultExceptions.some(
    (one) => one.kind === kind && one.screens.test(screen) && one.what.test(what),
  );
}

import type { Page } from 'playwright-core';
import { layoutFaultExceptions } from './layout-fault-exceptions.ts';
import type { LayoutFault } from './layout-fault-types.ts';

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

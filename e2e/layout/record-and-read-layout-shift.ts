import type { BrowserContext, Page } from 'playwright-core';

/** Above this, says https://web.dev/articles/cls, a page is poor to use: what somebody is about to press has moved away. */
export const LAYOUT_SHIFT_MAX = 0.25;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Recorder = Window & { layoutShift?: number };

/**
 * Each page of the context adds up how far what it shows moves by itself. What waits for what stands above it waits as long as a
 * busy machine takes.
 */
export async function recordLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const recorder: Recorder = window;
    recorder.layoutShift = 0;
    const style = new CSSStyleSheet();
    style.replaceSync(':root { --waits-for-what-stands-above: 60s }');
    document.adoptedStyleSheets = [style];
    new PerformanceObserver((list) => {
      // The kind that is observed.
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) recorder.layoutShift = (recorder.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Since the page was opened: 1 where all of a window moved by all of its height. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const recorder: Recorder = window;
    return recorder.layoutShift ?? 0;
  });
}

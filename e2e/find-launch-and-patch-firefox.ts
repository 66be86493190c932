import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, firefox } from 'playwright-core';

/** A Firefox as people have it, driven over WebDriver BiDi; Playwright's own is another program. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // As on a phone: a scrollbar beside the page would take a part of the narrowest width.
      'ui.useOverlayScrollbars': 1,
      'layout.css.prefers-color-scheme.content-override': LIGHT,
    },
  });
  leaveOutMediaFeatures(browser);
  return browser;
}

/**
 * Runs in each page first. Playwright writes into a field of Firefox by setting its value, which React takes for its own doing
 * and does not hear; what the browser itself inserts is heard by everybody.
 */
export function patchFirefoxTextInsertion(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}

/** $FIREFOX_PATH, else the first that is installed. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return ['firefox-esr', 'firefox']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const LIGHT = 1;

type Session = { send: (this: Session, method: string, params: unknown) => Promise<unknown> };
type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

/**
 * Playwright asks each page for light or dark with a command that the ESR of today does not know yet, and takes its refusal
 * for the end: it is not sent. No part of Playwright's interface reaches that far; its version is pinned.
 */
function leaveOutMediaFeatures(browser: Browser): void {
  const inside = browser as unknown as Inside;
  const sessions = Object.getPrototypeOf(
    inside._connection.toImpl(browser)._browserSession,
  ) as Session; // All sessions of this browser share it.
  const { send } = sessions;
  sessions.send = function sendKnown(method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
}

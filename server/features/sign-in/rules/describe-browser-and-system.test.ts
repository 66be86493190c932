import { expect, test } from 'vitest';
import { describeBrowserAndSystem } from './describe-browser-and-system.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 1) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['Firefox/1.0', 'Firefox'],
  ['something (Linux)', 'a browser on Linux'],
  ['curl/8.0', 'an unknown browser'],
  ['', 'an unknown browser'],
  [undefined, 'an unknown browser'],
])('%j is %s', (agent, words) => {
  expect(describeBrowserAndSystem(agent)).toBe(words);
});

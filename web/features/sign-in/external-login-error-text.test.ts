import { afterEach, expect, test, vi } from 'vitest';
import { externalLoginErrorText } from './external-login-error-text.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['help@example.org', 'please contact us at help@example.org'],
  ['', 'please contact whoever runs this site'],
])('with the contact %j an unknown error ends in: %s', (content, end) => {
  vi.stubGlobal('document', { querySelector: () => ({ content }) });
  expect(externalLoginErrorText('unknownError')).toBe(
    `An unknown error occurred. Please try again and if this problem persists ${end}`,
  );
});

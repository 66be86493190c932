import { expect, test } from 'vitest';
import {
  findFirstTouchCandidateSource,
  parseCandidateSource,
} from './parse-and-find-candidate-source.ts';

test.each([
  [undefined, 'Direct'],
  ['', 'Direct'],
  ['direct', 'Direct'],
  ['Direct', 'Direct'],
  ['LinkedIn', 'linkedin'],
  ['past-application', 'past-application'],
  ['Größe & Co.', 'grosse-co'],
  ['Café Olé', 'cafe-ole'],
  ['E-Mail', 'email'],
  ['QR code', 'qr'],
  ['constructor', 'constructor'],
  ['<script>', 'script'],
  ['ada@example.com', 'ada-example-com'],
  ['x'.repeat(90), 'x'.repeat(60)],
  [`${'x'.repeat(59)}-y`, 'x'.repeat(59)],
])('%j is kept as %s', (given, kept) => {
  expect(parseCandidateSource(given)).toBe(kept);
});

const ownAddress = 'https://jobs.example.org';

test.each([
  [{}, 'Direct'],
  [{ utmSource: 'Job Fair', referrer: 'https://www.linkedin.com/feed/' }, 'job-fair'],
  [{ referrer: 'https://www.linkedin.com/feed/?id=7' }, 'linkedin-com'],
  [{ referrer: 'http://boards.example.net' }, 'boards-example-net'],
  [{ referrer: `${ownAddress}/careers/larkfield` }, 'Direct'],
  [{ referrer: 'android-app://com.slack/' }, 'Direct'],
  [{ referrer: 'not an address' }, 'Direct'],
  [{ utmSource: '!!!', referrer: 'https://indeed.com' }, 'indeed-com'],
])('the first touch of %j is %s', (touch, source) => {
  expect(
    findFirstTouchCandidateSource({
      utmSource: undefined,
      referrer: undefined,
      ownAddress,
      ...touch,
    }),
  ).toBe(source);
});

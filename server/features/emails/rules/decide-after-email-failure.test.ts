import { expect, test } from 'vitest';
import { decideAfterEmailFailure, retrySpreadOfEmailId } from './decide-after-email-failure.ts';

const refused = (code: string, responseCode: number, command = 'RCPT TO', response = '') =>
  Object.assign(new Error('no'), { code, responseCode, command, response });
const later = (minutes: number) => ({ is: 'delay', waitS: minutes * 60 });
const away = { is: 'outage', waitS: 300 };

test.each([
  ['an unknown mailbox', refused('EENVELOPE', 550), 1, { is: 'end', why: 'bounced' }],
  [
    'a full mailbox',
    refused('EENVELOPE', 552, 'RCPT TO', '552 5.2.2 full'),
    1,
    { is: 'end', why: 'bounced' },
  ],
  [
    'a message that is not wanted',
    refused('EMESSAGE', 554, 'DATA'),
    1,
    { is: 'end', why: 'refused' },
  ],
  [
    'an address that is none',
    Object.assign(new Error(), { code: 'EENVELOPE', command: 'API' }),
    1,
    { is: 'end', why: 'bounced' },
  ],
  ['a greylist', refused('EENVELOPE', 450), 1, later(1)],
  ['a greylist the second time', refused('EENVELOPE', 450), 2, later(5)],
  ['a greylist the sixth time', refused('EENVELOPE', 450), 6, later(120)],
  ['a greylist after a day', refused('EENVELOPE', 450), 12, later(240)],
  [
    'a greylist after four and a half days',
    refused('EENVELOPE', 450),
    32,
    { is: 'end', why: 'expired' },
  ],
  [
    'a server that may not relay',
    refused('EENVELOPE', 554, 'RCPT TO', '554 5.7.1 relay denied'),
    2,
    later(5),
  ],
  ['our own log-in', refused('EAUTH', 535, 'AUTH PLAIN'), 1, away],
  ['our own sender', refused('EENVELOPE', 550, 'MAIL FROM'), 2, away],
  ['no answer', Object.assign(new Error(), { code: 'ETIMEDOUT' }), 99, away],
  ['whatever else', new Error(), 99, away],
])('%s', (_, error, attempts, outcome) => {
  expect(decideAfterEmailFailure({ attempts, error, lot: 0 })).toEqual(outcome);
});

test('e-mails that failed together are spread over a quarter of the wait', () => {
  const waits = Array.from({ length: 1000 }, (_, id) => {
    const next = decideAfterEmailFailure({
      attempts: 12,
      error: refused('EENVELOPE', 450),
      lot: retrySpreadOfEmailId(id),
    });
    return next.is === 'delay' ? next.waitS : 0;
  });
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(240 * 60);
  expect(Math.max(...waits)).toBeLessThanOrEqual(300 * 60);
  expect(new Set(waits.map((wait) => Math.floor(wait / 300))).size).toBe(12);
});

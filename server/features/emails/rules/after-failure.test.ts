import { expect, test } from 'vitest';
import { afterFailure } from './after-failure.ts';

const refused = (code: string, responseCode: number, command = 'RCPT TO') =>
  Object.assign(new Error('no'), { code, responseCode, command });

test.each([
  ['an unknown mailbox', refused('EENVELOPE', 550), 1, { givenUp: true }],
  ['a message that is not wanted', refused('EMESSAGE', 554, 'DATA'), 1, { givenUp: true }],
  [
    'an address that is none',
    Object.assign(new Error(), { code: 'EENVELOPE', command: 'API' }),
    1,
    { givenUp: true },
  ],
  ['a greylist', refused('EENVELOPE', 450), 1, { givenUp: false, waitMin: 1 }],
  ['our own log-in', refused('EAUTH', 535, 'AUTH PLAIN'), 1, { givenUp: false, waitMin: 1 }],
  ['our own sender', refused('EENVELOPE', 550, 'MAIL FROM'), 2, { givenUp: false, waitMin: 5 }],
  [
    'no answer',
    Object.assign(new Error(), { code: 'ETIMEDOUT' }),
    3,
    { givenUp: false, waitMin: 30 },
  ],
  ['the fourth time', new Error(), 4, { givenUp: false, waitMin: 120 }],
  ['the fifth time', new Error(), 5, { givenUp: false, waitMin: 720 }],
  ['the seventh time', new Error(), 7, { givenUp: false, waitMin: 720 }],
  ['the eighth time', new Error(), 8, { givenUp: true }],
])('%s', (_, error, attempts, outcome) => {
  expect(afterFailure({ attempts, error })).toEqual(outcome);
});

import { expect, test } from 'vitest';
import { parseStopInvitationsToken, makeStopInvitationsToken } from './stop-invitations-token.ts';

test('a link tells the organisation and the hash of the address, and nothing else is one', () => {
  const key = Buffer.alloc(32, 7);
  const token = makeStopInvitationsToken({ orgId: 4_000_000_123, key });
  expect(parseStopInvitationsToken(token)).toEqual({ orgId: 4_000_000_123, key });
  for (const other of ['', 'x', `${token}A`, token.slice(1), `${token.slice(0, -1)}=`, '../../etc'])
    expect(parseStopInvitationsToken(other)).toBeUndefined();
});

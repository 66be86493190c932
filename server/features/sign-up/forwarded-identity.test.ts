import { expect, test } from 'vitest';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { sealForwardedIdentity, unsealForwardedIdentity } from './forwarded-identity.ts';

const server = startTestServer();
const identity = {
  issuer: 'https://accounts.example.com',
  subject: '42',
  email: 'ada@example.com',
  emailVerified: true,
};

test('who somebody is counts for the browser and the round trip it was said of, for a minute', () => {
  const { services } = server;
  const place = { session: randomToken(), state: randomToken() };
  const sealed = sealForwardedIdentity(identity, place, services);
  expect(unsealForwardedIdentity(sealed, place, services)).toEqual(identity);
  for (const other of [
    { ...place, session: randomToken() },
    { ...place, state: randomToken() },
    { session: place.state, state: place.session },
  ])
    expect(unsealForwardedIdentity(sealed, other, services)).toBeUndefined();
  const config = { ...services.config, SECRET_KEY: 'the key of another installation, 40 of it' };
  expect(unsealForwardedIdentity(sealed, place, { ...services, config })).toBeUndefined();
  for (const given of ['', 'x', sealed.slice(1), `${sealed.slice(0, -2)}AA`, [sealed, sealed]])
    expect(unsealForwardedIdentity(given, place, services)).toBeUndefined();
  const started = services.now().getTime();
  server.setNow(new Date(started + 59_000));
  expect(unsealForwardedIdentity(sealed, place, services)).toEqual(identity);
  for (const at of [started + 62_000, started - 60_000]) {
    server.setNow(new Date(at));
    expect(unsealForwardedIdentity(sealed, place, services)).toBeUndefined();
  }
  server.setNow(null);
});

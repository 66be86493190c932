import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();

async function pageWith(settings: Partial<Config>): Promise<string> {
  const { app } = await openSecondServer(server, {
    config: { ...server.services.config, ...settings },
  });
  const reply = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  return reply.body.replaceAll('&quot;', '"');
}

test.each([
  ['the contact', { CONTACT_EMAIL: 'help@example.org' }, 'help@example.org'],
  ['else the operator', { OPERATOR_EMAIL: 'owner@example.org' }, 'owner@example.org'],
  ['else nobody, and never the sender of e-mails', {}, ''],
])('pages say whom to write to: %s', async (_, settings, address) => {
  const page = await pageWith({
    CONTACT_EMAIL: undefined,
    OPERATOR_EMAIL: undefined,
    MAIL_FROM: 'Evenhand <no-reply@127.0.0.1>',
    ...settings,
  });
  expect(page).toContain(`<meta name="contact-email" content="${address}" />`);
  expect(page).not.toContain('no-reply');
});

test('pages say whether one may sign up, and log in by a provider, so that nothing is asked in vain', async () => {
  const neither = await pageWith({ SIGNUP: 'closed', OIDC_CLIENT_ID: undefined });
  expect(neither).toContain('"takesSignUps":false,"hasOtherWayIn":false');
  const both = await pageWith({ SIGNUP: 'invite', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' });
  expect(both).toContain('"takesSignUps":true,"hasOtherWayIn":true');
});

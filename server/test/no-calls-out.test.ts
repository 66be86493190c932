import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueEmails } from '../features/emails/send-due-emails.ts';
import { startTestServer } from './start-test-server.ts';
import { callEachSignUpEndpointOnce } from './call-each-sign-up-endpoint-once.ts';
import { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';

const server = startTestServer({ SIGNUP: 'open' });

/** Where this process has connected to: every protocol of ours goes through this one method in the end. */
const reached = new Set<string>();
// Called with its own `this` below.
// oxlint-disable-next-line typescript/unbound-method
const connect = Socket.prototype.connect;
beforeAll(() => {
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = Array.isArray(args[0]) ? args[0] : args;
    const {
      host = 'localhost',
      port = '',
      path,
    } = Object(typeof first === 'object' ? first : { port: args[0], host: args[1] }) as {
      host?: string;
      port?: number | string;
      path?: string;
    };
    reached.add(path ?? `${host}:${port}`);
    return Reflect.apply(connect, this, args) as Socket;
  } as typeof connect;
});
afterAll(() => {
  Socket.prototype.connect = connect;
});

test('without a mail server or a provider the server connects to its database and to nothing else', async () => {
  const { hostname, port } = new URL(server.url);
  await expect(fetch('http://127.0.0.1:49999/')).rejects.toThrow();
  expect(reached).toContain('127.0.0.1:49999');
  reached.clear();

  await callEachSignUpEndpointOnce(server, (request) => server.running.app.inject(request));
  const round = makeHiringRoundActionsOverHttp(server);
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await round.publishedRole(admin);
  await round.apply(job, {
    firstName: 'Some',
    lastName: 'Body',
    email: 'some.body@example.com',
    source: 'Direct',
    answers: ['I call next door.', 'I bake elsewhere.'],
  });
  await sendDueEmails(server.services);
  expect((await server.running.app.inject({ url: '/google/auth-url' })).statusCode).toBe(404);
  const { rows } = await server.given.owner.query(
    'select count(*)::int as n from pii.email_message where sent_at is not null',
  );
  expect(rows[0].n).toBeGreaterThan(2);
  expect([...reached].filter((place) => place !== `${hostname}:${port}`)).toEqual([]);
});

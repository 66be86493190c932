import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import type { RoutedApp } from '../http/add-endpoint-route.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';

export const randomEmailAddress = () => `${randomBytes(6).toString('hex')}@example.com`;
export const randomPrivateIpAddress = () => `10.${[...randomBytes(3)].join('.')}`;
export const responseStatusAndProblemCode = (reply: LightMyRequestResponse) => [
  reply.statusCode,
  reply.json().code,
];
export const findSignUpTokenInEmailText = ({ text = '' }: { text?: string } = {}) =>
  /\/org-signup-new\/confirm#([\w-]{43})/.exec(text)?.[1] ?? '';

export const signUpFieldsTestData = {
  firstName: 'Ada',
  lastName: 'Quill',
  jobTitle: 'Head of People',
  orgName: 'Quill & Sons',
  size: '11-50',
  industry: 'Publishing',
  locale: 'en-GB',
  tz: 'Europe/London',
  signupReason: 'We hire six people a year and want to do it fairly.',
};

type Place = { from?: string; on?: RoutedApp };
type SignUpEmail = { kind: string; text: string };

/** Whoever signs up, from a browser without a log-in and from another network each time unless told. */
export function newSignUpVisitor(server: TestServer) {
  const visitor = {
    send: (
      method: 'GET' | 'POST',
      url: string,
      payload?: object,
      { from = randomPrivateIpAddress(), on = server.running }: Place = {},
    ) => {
      const session = randomToken();
      return on.app.inject({
        method,
        url,
        remoteAddress: from,
        headers: {
          cookie: `sid=${session}`,
          'x-csrf-token': deriveCsrfToken(session, server.services.config),
        },
        ...(payload && { payload }),
      });
    },

    ask: (email: string, changes: object = {}, place: Place = {}) =>
      visitor.send(
        'POST',
        '/register/new-org',
        { ...signUpFieldsTestData, email, ...changes },
        place,
      ),

    finish: (token: string, changes: object = {}, place: Place = {}) =>
      visitor.send(
        'POST',
        '/signup-with-password',
        { token, password: 'seven green umbrellas', ...changes },
        place,
      ),

    /** Everything that was mailed to an address, the oldest first. */
    lettersTo: async (email: string): Promise<SignUpEmail[]> => {
      await makeHiringRoundActionsOverHttp(server).work();
      const { rows } = await server.given.owner.query<SignUpEmail>(
        'select kind, text from pii.email_message where to_address = $1 order by id',
        [email],
      );
      return rows;
    },

    /** The token that was mailed to an address which has just signed up. */
    linkFor: async (email: string, changes: object = {}): Promise<string> => {
      const reply = await visitor.ask(email, changes);
      if (reply.statusCode !== 202) throw new Error(`the sign-up was answered ${reply.body}`);
      return findSignUpTokenInEmailText((await visitor.lettersTo(email)).at(-1));
    },
  };
  return visitor;
}

import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { newSessionId } from '../access/session-cookie-and-csrf.ts';
import { type AddressDirectory, openAddressDirectory } from '../cells/address-directory.ts';
import { hashPassword } from '../features/sign-in/hash-password.ts';
import { reconcileAddressDirectory } from '../features/sign-in/keep-address-directory.ts';
import { sendPasswordResetLinks } from '../features/sign-in/send-password-reset-links.ts';
import { openTestHttpClient, type TestBrowser } from './open-test-http-client.ts';
import { openSecondServer, type TestServer } from './start-test-server.ts';
import { withSessionOfCell, type startTwoCells } from './start-two-cells.ts';
import { writeEmailsOfAllPendingEvents } from './write-emails-of-all-pending-events.ts';

type TestCells = Awaited<ReturnType<typeof startTwoCells>>;
export type NameOfTestCell = 'a' | 'b';

/** Each cell as the one that is asked, with the other. */
export const bothTestCells = [
  ['a', 'b'],
  ['b', 'a'],
] as const;
export const passwordOfTestCells = 'seven green umbrellas';
const hashed = hashPassword(passwordOfTestCells);

/** What people do who log in and sign up in one of two cells, at the address of either. */
export function signInOverTwoCells(cells: TestCells) {
  const { a, directoryUrl } = cells;
  const actions = {
    /** At the address of one cell, with a session of it. */
    browserAt: (letter: NameOfTestCell): TestBrowser => {
      const { running, services } = cells[letter];
      return openTestHttpClient(running, { session: newSessionId(services.config) });
    },

    /** An address of nobody that belongs to one cell. */
    addressOf: async (letter: NameOfTestCell): Promise<string> => {
      for (;;) {
        const email = `${randomBytes(6).toString('hex')}@example.com`;
        if ((await directoryOfTestCell(a).findOrPickCell([{ email }])) === letter) return email;
      }
    },

    /** Somebody who was there before the directory, with an address that would be the other cell's if nobody had it. */
    memberOf: async (letter: NameOfTestCell, { role = 'MEMBER' } = {}) => {
      const { given, services } = cells[letter];
      const email = await actions.addressOf(letter === 'a' ? 'b' : 'a');
      const passwordHash = await hashed;
      const member = await given.member(await given.organisation(), { role, email, passwordHash });
      await reconcileAddressDirectory(services);
      return withSessionOfCell(letter, member);
    },

    emailsTo: async (letter: NameOfTestCell, email: string) => {
      await sendPasswordResetLinks(cells[letter].services);
      await writeEmailsOfAllPendingEvents(cells[letter]);
      const { rows } = await cells[letter].given.owner.query<{ kind: string; text: string }>(
        'select kind, text from pii.email_message where to_address = $1 order by id',
        [email],
      );
      return rows;
    },

    /** The token of a link in the newest mail that a cell has written to an address. */
    tokenTo: async (letter: NameOfTestCell, email: string): Promise<string> => {
      const text = (await actions.emailsTo(letter, email)).at(-1)?.text ?? '';
      return /([a-z][\w-]{43})(?:\/|\s|$)/.exec(text)?.[1] ?? '';
    },

    /** Browsers at a process of the first cell that cannot reach the directory. */
    openWithoutDirectory: async (): Promise<() => TestBrowser> => {
      const { config } = a.services;
      const away = Object.assign(new URL(directoryUrl), { port: '1' });
      const directory = openAddressDirectory(
        { ...config, CELL_DIRECTORY_URL: away.href },
        () => {},
      );
      const running = await openSecondServer(a, { directory });
      return () => openTestHttpClient(running, { session: newSessionId(config) });
    },
  };
  return actions;
}

export function directoryOfTestCell({ services }: TestServer): AddressDirectory {
  if (services.directory === null) throw new Error('there are several cells');
  return services.directory;
}

export const sendLogIn = (browser: TestBrowser, email: string, password = passwordOfTestCells) =>
  browser.post('/login-api', { email, password });

export const statusAndCodeOf = (reply: LightMyRequestResponse): unknown[] => [
  reply.statusCode,
  reply.body === '' ? undefined : reply.json().code,
];

export const emailOfWhoIsIn = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.get('/api/user/current')).json().user?.email;

/** An answer without what is another one each time. */
export const responseWithoutIds = (reply: LightMyRequestResponse) => ({
  status: reply.statusCode,
  headers: { ...reply.headers, date: '' },
  body: reply.body.replace(/"requestId":"[^"]*"/, ''),
});

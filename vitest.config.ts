import { defineConfig } from 'vitest/config';
import { LongestTestsFirst } from './server/test/longest-tests-first.ts';

/** Tests that replace a module, or look at what one remembers. */
const apart = [
  'server/features/sign-in/log-in-with-password.test.ts',
  'server/features/sign-in/create-login-account.test.ts',
  'server/features/sign-up/sign-up.test.ts',
  'server/features/integrations/send-due-webhooks.test.ts',
];

/** Tests of the server that need no database. */
const pure = [
  'server/**/rules/**/*.test.ts',
  'server/{text,time,crypto}/*.test.ts',
  'server/outside/*.test.ts',
  'server/config.test.ts',
];

/** Tests wait for states, never by the clock: only what never comes about takes as long as this, however busy the machine. */
const PATIENT = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

const server = {
  globalSetup: 'server/test/global-setup.ts',
  ...PATIENT,
};

export default defineConfig({
  test: {
    // One a core: left to itself vitest leaves a core idle, and most tests wait for the database anyway.
    maxWorkers: 2,
    sequence: { sequencer: LongestTestsFirst },
    projects: [
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/global-setup.ts',
          ...PATIENT,
          // One browser, and what drives it, for all files.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...pure, ...apart],
          // The server is read once a worker, which halves the time; each file opens and closes one of its own.
          isolate: false,
          ...server,
        },
      },
      // Needs a server that others wrote: `npm run caldav`.
      { test: { name: 'caldav', include: ['server/test/caldav/*.e2e.ts'], ...server } },
      // Needs a pooler that others wrote: `npm run pgbouncer`.
      { test: { name: 'pgbouncer', include: ['server/test/pgbouncer/*.e2e.ts'], ...server } },
      // Needs a proxy that others wrote: `npm run cells`.
      { test: { name: 'haproxy', include: ['server/test/haproxy/*.e2e.ts'], ...server } },
      // Needs programs that others wrote: `npm run attack -- failover`.
      { test: { name: 'failover', include: ['server/test/failover/*.e2e.ts'], ...PATIENT } },
      // Makes a release first: `npm run image`.
      { test: { name: 'image', include: ['server/test/image/*.e2e.ts'], ...server } },
      { test: { name: 'apart', include: apart, ...server } },
      {
        test: {
          name: 'components',
          include: ['e2e/components/*.test.ts'],
          // One page is built and kept for all of them.
          isolate: false,
          fileParallelism: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'rules',
          include: [...pure, 'web/**/*.test.ts', 'contract/**/*.test.ts'],
          isolate: false,
          ...PATIENT,
        },
      },
    ],
  },
});

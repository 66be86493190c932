import { z } from 'zod';
import {
  makeAddressWithProtocolSettingKind,
  makeCellAddressesSettingKind,
  makeCellDatabasesSettingKind,
  makeDatabaseSettingKind,
  makeIssuerAddressSettingKind,
  makeNamedLinksSettingKind,
  makeOriginAddressSettingKind,
  parseListeningAddress,
  settingSchemaWithHelpTexts as setting,
  makeWholeNumberSettingKind,
  makeYesOrNoSettingKind,
} from './make-setting-kind-schemas.ts';

export const SECRET_KEY_LENGTH_MIN = 32;

/** Every setting: what it must be, and the words that `npm start -- --help` prints. */
export const settingsSchema = z.object({
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development'), {
    help: '`production` forbids the demo and the outbox screen and needs SMTP_URL and a BASE_URL with https',
    fallback: 'development',
    must: 'must be development, production or test',
  }),
  PORT: setting(makeWholeNumberSettingKind(0, 65_535).default(3000), {
    help: 'Port to listen on; 0 takes any free one',
    fallback: '3000',
    must: 'must be a whole number from 0 to 65535',
  }),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    {
      help: 'Address to listen on; 0.0.0.0 for every network',
      fallback: '127.0.0.1',
      must: 'must be an address or a host name, without a port',
    },
  ),
  BASE_URL: setting(makeOriginAddressSettingKind().optional(), {
    help: 'The address people type, used in every link',
    fallback: 'http://HOST:PORT',
    must: 'must look like https://hiring.example.org, without a path',
  }),
  DATABASE_URL: setting(makeAddressWithProtocolSettingKind('postgres:', 'postgresql:').optional(), {
    help: "The migrator's login to a PostgreSQL 15 or newer: owns the database, may create roles",
    fallback: 'an embedded PostgreSQL in DATA_DIR',
    must: 'must look like postgres://user:password@host:5432/database',
  }),
  DATABASE_DIRECT_URL: makeDatabaseSettingKind(
    'The same database past a pooler, for LISTEN, tasks and migrations',
    'DATABASE_URL',
  ),
  DATABASE_APP_URL: makeDatabaseSettingKind(
    'Login of the staff, candidate and public doors, where roles are made by hand',
  ),
  DATABASE_APP_HOUSE_URL: makeDatabaseSettingKind(
    "Login of the server's own doors, where roles are made by hand",
  ),
  DATABASE_APP_REVIEWER_URL: makeDatabaseSettingKind(
    'Login of the reviewer door, where roles are made by hand',
  ),
  DATABASE_TASKS_URL: makeDatabaseSettingKind(
    'Login of the task queue, where roles are made by hand',
  ),
  MIGRATE_AT_START: setting(makeYesOrNoSettingKind().default(true), {
    help: 'Whether a start brings the database to its version; if not, `npm run migrate` does, and a start refuses any other',
    fallback: 'true',
    must: 'must be true or false',
  }),
  DATABASE_REPLICA_URL: makeDatabaseSettingKind(
    'A streaming replica of that database, on which reports and lists of applicants are read; its logins are those of the doors',
    'none: the database itself is read',
  ),
  DATABASE_ROLE_PREFIX: setting(
    z
      .string()
      .regex(/^(?!pg_)[a-z][a-z0-9_]{0,39}$/)
      .default('evenhand'),
    {
      help: "Beginning of every role's name; one for each installation on a PostgreSQL",
      fallback: 'evenhand',
      must: 'must be at most 40 lower-case letters, digits and underscores, and begin with a letter but not with pg_',
    },
  ),
  DATA_DIR: setting(z.string().optional(), {
    help: 'Folder of the embedded database, the secret key and uploaded files; relative to the project',
    fallback: '.data, as root /var/lib/evenhand',
    must: 'must be a folder',
  }),
  SECRET_KEY: setting(z.string().trim().min(SECRET_KEY_LENGTH_MIN).optional(), {
    help: 'Everything secret is derived from it: keep it, and the same for every process',
    fallback: 'made once and kept in DATA_DIR/secret-key; required with DATABASE_URL',
    must: `must have at least ${SECRET_KEY_LENGTH_MIN} characters`,
  }),
  SECRET_KEY_PREVIOUS: setting(z.string().trim().min(SECRET_KEY_LENGTH_MIN).optional(), {
    help: 'The secret key before this one, while what it sealed is sealed anew with `npm run rotate-keys`',
    must: `must have at least ${SECRET_KEY_LENGTH_MIN} characters`,
  }),
  CELL: setting(
    z
      .string()
      .regex(/^[a-z]$/)
      .default('a'),
    {
      help: 'The letter of this cell, where an installation has several, each with a database of its own; the one that was there first is a',
      fallback: 'a',
      must: 'must be one letter from a to z',
    },
  ),
  CELLS: makeCellAddressesSettingKind(
    'Where processes of each cell are reached from the others, this one among them; the same for all, as is SECRET_KEY',
  ),
  CELL_DATABASE_URLS: makeCellDatabasesSettingKind(
    "The database of each cell, by the migrator's login and past a pooler: for commands alone, which move an organisation or walk over all cells",
  ),
  CELL_DIRECTORY_URL: setting(
    makeAddressWithProtocolSettingKind('postgres:', 'postgresql:').optional(),
    {
      help: 'A small database of its own, the same for all cells: in which of them an e-mail address logs in',
      must: 'must look like postgres://user:password@host:5432/database',
    },
  ),
  SMTP_URL: setting(makeAddressWithProtocolSettingKind('smtp:', 'smtps:').optional(), {
    help: 'Where e-mail is handed over',
    fallback: 'the outbox of the demo, at /dev/outbox',
    must: 'must look like smtps://user:password@mail.example.org',
  }),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
      .optional(),
    {
      help: 'Sender of every e-mail',
      fallback: 'Evenhand <no-reply@ host of BASE_URL>',
      must: 'must look like Evenhand <hiring@example.org>',
    },
  ),
  MAILS_AN_HOUR: setting(makeWholeNumberSettingKind(1, 1_000_000).default(5000), {
    help: 'How many e-mails leave for one organisation within an hour; the others wait',
    fallback: '5000',
    must: 'must be a whole number from 1 to 1000000',
  }),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .regex(/^[\da-fA-F.:/]+(, ?[\da-fA-F.:/]+)*$/)
      .optional(),
    {
      help: 'Addresses or networks of your own proxies, whose X-Forwarded-For is believed',
      fallback: 'none',
      must: 'must be addresses or networks like 127.0.0.1, 10.0.0.0/8',
    },
  ),
  STATUS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/)
      .optional(),
    {
      help: 'Whoever sends it to /readyz, as `Authorization: Bearer`, reads what is wrong; everybody else yes or no',
      fallback: 'none: what is wrong stands in the log alone',
      must: 'must have 16 to 200 characters, without spaces',
    },
  ),
  METRICS_ADDRESS: setting(
    z
      .string()
      .regex(/^((\[[\da-fA-F:.]+\]|[\w.-]+):)?\d{1,5}$/)
      .transform(parseListeningAddress)
      .refine(({ port }) => port >= 1 && port <= 65_535)
      .optional(),
    {
      help: 'Where Prometheus reads figures about the running of this process, at /metrics: host:port, or a port of this machine alone',
      fallback: 'none: nothing is counted',
      must: 'must look like 127.0.0.1:9464, or 9464 for this machine alone',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    makeAddressWithProtocolSettingKind('http:', 'https:').optional(),
    {
      help: 'A collector of OpenTelemetry that takes OTLP over HTTP: told which request or task did what for how long, at /v1/traces below it',
      fallback: 'none: nothing is traced',
      must: 'must look like http://127.0.0.1:4318',
    },
  ),
  LOG_LEVEL: setting(z.enum(['info', 'warn', 'error']).default('info'), {
    help: 'From which level on a line is logged: info has every request, warn what passes by itself, error what somebody should see',
    fallback: 'info',
    must: 'must be info, warn or error',
  }),
  WEBHOOK_HTTP_HOSTS: setting(
    z
      .string()
      .regex(/^[\w.-]+(:\d{1,5})?(, ?[\w.-]+(:\d{1,5})?)*$/)
      .transform((text) => text.split(/, ?/))
      .default([]),
    {
      help: 'Hosts of your own network that webhooks may be sent to and calendars of members read at, also without https and at any port',
      fallback: 'none: both stay on the public internet, over https',
      must: 'must be hosts like crm.internal.example.org, 10.0.0.7:8080',
    },
  ),
  JOBVITE_URL: setting(makeOriginAddressSettingKind().default('https://api.jobvite.com'), {
    help: 'Where roles are imported from; on your own network only with its host in WEBHOOK_HTTP_HOSTS',
    fallback: 'https://api.jobvite.com',
    must: 'must look like https://api.jobvite.com, without a path',
  }),
  CONTACT_EMAIL: setting(z.email().optional(), {
    help: 'Where employers may ask for help, shown on pages',
    fallback: 'OPERATOR_EMAIL; without either no address is shown',
    must: 'must be an e-mail address',
  }),
  OPERATOR_EMAIL: setting(z.email().optional(), {
    help: 'Whoever runs this installation: where requests of organisations are mailed to',
    must: 'must be an e-mail address',
  }),
  PUBLIC_SITE_URL: setting(makeAddressWithProtocolSettingKind('http:', 'https:').optional(), {
    help: 'Your own site, linked from public pages',
    must: 'must look like https://www.example.org',
  }),
  FOOTER_SOCIAL_LINKS: makeNamedLinksSettingKind(
    'Links to your organisation elsewhere, at the foot of staff pages',
  ),
  FOOTER_BLOG_LINKS: makeNamedLinksSettingKind(
    'Links to what you write, at the foot of staff pages',
  ),
  FOOTER_LEGAL_LINKS: makeNamedLinksSettingKind(
    'Links to your terms, privacy notice and the like, at the foot of staff pages',
  ),
  DEMO: setting(makeYesOrNoSettingKind().optional(), {
    help: 'Fills an empty database with the demo employers and their log-ins',
    fallback: 'true with the embedded database outside production, else false',
    must: 'must be true or false',
  }),
  SIGNUP: setting(z.enum(['open', 'invite', 'closed']).optional(), {
    help: 'Who may sign up a new employer: anybody, whoever was invited (npm run operator -- invite), nobody',
    fallback: 'open with the demo, else invite',
    must: 'must be open, invite or closed',
  }),
  OIDC_CLIENT_ID: setting(z.string().optional(), {
    help: 'Lets staff log in by Google or another OpenID provider, with OIDC_CLIENT_SECRET; its redirect address is BASE_URL/google/callback',
    must: 'must be the client id that the provider gave you',
  }),
  OIDC_CLIENT_SECRET: setting(z.string().optional(), {
    help: 'The secret that belongs to OIDC_CLIENT_ID',
    must: 'must be the client secret that the provider gave you',
  }),
  OIDC_ISSUER: setting(makeIssuerAddressSettingKind().default('https://accounts.google.com'), {
    help: 'The OpenID provider, where OIDC_CLIENT_ID is set',
    fallback: 'https://accounts.google.com',
    must: 'must look like https://login.example.org',
  }),
  OIDC_LABEL: setting(z.string().trim().max(40).default('Google'), {
    help: 'What the log-in page calls the OpenID provider',
    fallback: 'Google',
    must: 'must have at most 40 characters',
  }),
  TWIN_RUN: setting(z.enum(['nightly', 'never']).default('nightly'), {
    help: 'Whether two invented rounds of hiring are played here each night, which the certificate of blindness stands on',
    fallback: 'nightly',
    must: 'must be nightly or never',
  }),
  EO_DISCLOSURE: setting(z.enum(['protected', 'row-rule']).default('protected'), {
    help: 'How diversity figures are published: frozen and rounded, or live from groups of five',
    fallback: 'protected',
    must: 'must be protected or row-rule',
  }),
});

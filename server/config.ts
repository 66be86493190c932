import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './outside/start-error.ts';
import { storedSecretKey } from './outside/secret-key.ts';

type Environment = Record<string, string | undefined>;

const PROJECT = resolve(import.meta.dirname, '..');
const SECRET_KEY_LENGTH = 32;
const MAKE_A_KEY = 'set it to 32 or more random characters';

const settings = z.object({
  NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development'), {
    help: '`production` forbids the demo and the outbox screen and needs SMTP_URL and a BASE_URL with https',
    fallback: 'development',
    must: 'must be development, production or test',
  }),
  PORT: setting(whole(0, 65_535).default(3000), {
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
  BASE_URL: setting(origin().optional(), {
    help: 'The address people type, used in every link',
    fallback: 'http://HOST:PORT',
    must: 'must look like https://hiring.example.org, without a path',
  }),
  DATABASE_URL: setting(address('postgres:', 'postgresql:').optional(), {
    help: "The migrator's login to a PostgreSQL 15 or newer: owns the database, may create roles",
    fallback: 'an embedded PostgreSQL in DATA_DIR',
    must: 'must look like postgres://user:password@host:5432/database',
  }),
  DATABASE_DIRECT_URL: databaseSetting(
    'The same database past a pooler, for LISTEN, tasks and migrations',
    'DATABASE_URL',
  ),
  DATABASE_APP_URL: databaseSetting(
    'Login of the staff, candidate and public doors, where roles are made by hand',
  ),
  DATABASE_APP_HOUSE_URL: databaseSetting(
    "Login of the house's own doors, where roles are made by hand",
  ),
  DATABASE_APP_REVIEWER_URL: databaseSetting(
    'Login of the reviewer door, where roles are made by hand',
  ),
  DATABASE_TASKS_URL: databaseSetting('Login of the task queue, where roles are made by hand'),
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
  SECRET_KEY: setting(z.string().trim().min(SECRET_KEY_LENGTH).optional(), {
    help: 'Everything secret is derived from it: keep it, and the same for every process',
    fallback: 'made once and kept in DATA_DIR/secret-key; required with DATABASE_URL',
    must: `must have at least ${SECRET_KEY_LENGTH} characters`,
  }),
  SMTP_URL: setting(address('smtp:', 'smtps:').optional(), {
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
  CONTACT_EMAIL: setting(z.email().optional(), {
    help: 'Where employers and candidates may ask for help',
    must: 'must be an e-mail address',
  }),
  OPERATOR_EMAIL: setting(z.email().optional(), {
    help: "Who runs this installation: may enter the operator's console",
    must: 'must be an e-mail address',
  }),
  PUBLIC_SITE_URL: setting(address('http:', 'https:').optional(), {
    help: 'Your own site, linked from public pages',
    must: 'must look like https://www.example.org',
  }),
  DEMO: setting(
    z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
    {
      help: 'Fills an empty database with the demo employers and their log-ins',
      fallback: 'true with the embedded database outside production, else false',
      must: 'must be true or false',
    },
  ),
  EO_DISCLOSURE: setting(z.enum(['protected', 'row-rule']).default('protected'), {
    help: 'How diversity figures are published: frozen and rounded, or live from groups of five',
    fallback: 'protected',
    must: 'must be protected or row-rule',
  }),
});

type Resolved = {
  BASE_URL: string;
  DATA_DIR: string;
  SECRET_KEY: string;
  MAIL_FROM: string;
  DEMO: boolean;
};
export type Config = Readonly<z.infer<typeof settings> & Resolved>;

/** Says everything that is wrong with the settings at once. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Settings with their defaults; makes the secret key when there is none yet.
 * @throws ConfigError
 */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const problems = contradictions(given);
  if (!parsed.success) problems.unshift(...parsed.error.issues.map(sentenceOf));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const BASE_URL = data.BASE_URL ?? `http://${reachable(data.HOST)}:${data.PORT}`;
  const DATA_DIR = resolve(
    PROJECT,
    data.DATA_DIR ?? (process.getuid?.() === 0 ? '/var/lib/evenhand' : '.data'),
  );
  return Object.freeze({
    ...data,
    BASE_URL,
    DATA_DIR,
    SECRET_KEY: data.SECRET_KEY ?? storedSecretKey(DATA_DIR, SECRET_KEY_LENGTH),
    MAIL_FROM: data.MAIL_FROM ?? `Evenhand <no-reply@${new URL(BASE_URL).hostname}>`,
    DEMO: data.DEMO ?? (!data.DATABASE_URL && data.NODE_ENV !== 'production'),
  });
}

/** Whether mail ends in the outbox screen of the demo, which shows everybody's: never in production. */
export function hasOutbox({
  DEMO,
  SMTP_URL,
  NODE_ENV,
}: Pick<Config, 'DEMO' | 'SMTP_URL' | 'NODE_ENV'>): boolean {
  return DEMO && SMTP_URL === undefined && NODE_ENV !== 'production';
}

/** Every setting with its meaning and default, as `npm start -- --help` prints it. */
export function describeConfig(): string {
  return Object.keys(settings.shape)
    .map((name) => {
      const { help, fallback } = wordsOf(name);
      return `${name}\n    ${help}${fallback === undefined ? '' : `\n    default: ${fallback}`}`;
    })
    .join('\n');
}

/** Never repeats the value: it may be a password. */
function sentenceOf(issue: { path: PropertyKey[] }): string {
  const name = String(issue.path[0]);
  return `${name} ${wordsOf(name).must}.`;
}

function wordsOf(name: string): Words {
  const schema = Object.entries(settings.shape).find(([key]) => key === name)?.[1];
  // Every setting is made by `setting`, which gives it its words.
  return schema?.meta() as Words;
}

function contradictions(given: Environment): string[] {
  const isProduction = given['NODE_ENV'] === 'production';
  const isHttps = given['BASE_URL']?.startsWith('https:') ?? false;
  const hasDatabase = given['DATABASE_URL'] !== undefined;
  const logins = ['DIRECT', 'APP', 'APP_HOUSE', 'APP_REVIEWER', 'TASKS'].map(
    (login) => `DATABASE_${login}_URL`,
  );
  const rules: [isBroken: boolean, sentence: string][] = [
    ...logins.map((name): [boolean, string] => [
      !hasDatabase && given[name] !== undefined,
      `${name} means nothing without DATABASE_URL: set both or neither.`,
    ]),
    [
      hasDatabase && !given['SECRET_KEY'],
      `SECRET_KEY is required with DATABASE_URL: ${MAKE_A_KEY}.`,
    ],
    [
      isProduction && isGuessable(given['SECRET_KEY']),
      `SECRET_KEY is one that others could guess: ${MAKE_A_KEY}.`,
    ],
    [
      isProduction && !given['SMTP_URL'],
      'SMTP_URL is required in production: without it no e-mail leaves the house.',
    ],
    [
      isProduction && !isHttps,
      'BASE_URL must begin with https:// in production: its cookies travel no other way.',
    ],
    [
      isProduction && given['DEMO'] === 'true',
      'DEMO must not be true in production: its passwords are public.',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

/** Taken from an example, or typed by resting a finger: random text of this length has more letters. */
function isGuessable(secretKey = ''): boolean {
  if (secretKey === '') return false;
  return (
    /change.?(me|this)|default|example|secret|password|evenhand|0123456789/i.test(secretKey) ||
    new Set(secretKey).size < 8
  );
}

/** Where a browser on this machine finds a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

type Words = { help: string; must: string; fallback?: string };

function setting<Schema extends z.ZodType>(schema: Schema, words: Words): Schema {
  return schema.meta(words);
}

function databaseSetting(help: string, fallback?: string) {
  const words = { help, must: 'must look like postgres://user:password@host:5432/database' };
  return setting(
    address('postgres:', 'postgresql:').optional(),
    fallback === undefined ? words : { ...words, fallback },
  );
}

function whole(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

function address(...protocols: string[]) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  });
}

function origin() {
  return address('http:', 'https:')
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`)
    .transform((text) => new URL(text).origin);
}

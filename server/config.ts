import { resolve } from 'node:path';
import type { z } from 'zod';
import { HOME_CELL } from './cells/cell-of-tokens-and-ids.ts';
import { StartError } from './outside/start-error.ts';
import { readOrMakeInstallationSecretKey } from './outside/stored-secret-key-and-rotation.ts';
import type { SettingHelpTexts } from './make-setting-kind-schemas.ts';
import { SECRET_KEY_LENGTH_MIN, settingsSchema } from './settings-schema.ts';

type Environment = Record<string, string | undefined>;

const PROJECT = resolve(import.meta.dirname, '..');
const MAKE_A_KEY = 'set it to 32 or more random characters';

type Resolved = {
  BASE_URL: string;
  DATA_DIR: string;
  SECRET_KEY: string;
  MAIL_FROM: string;
  DEMO: boolean;
  SIGNUP: 'open' | 'invite' | 'closed';
};
export type Config = Readonly<z.infer<typeof settingsSchema> & Resolved>;

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
export function parseConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  const problems = contradictions(given);
  if (!parsed.success) problems.unshift(...parsed.error.issues.map(sentenceOf));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const BASE_URL = data.BASE_URL ?? `http://${reachable(data.HOST)}:${data.PORT}`;
  const DATA_DIR = resolve(
    PROJECT,
    data.DATA_DIR ?? (process.getuid?.() === 0 ? '/var/lib/evenhand' : '.data'),
  );
  const DEMO = data.DEMO ?? (!data.DATABASE_URL && data.NODE_ENV !== 'production');
  return Object.freeze({
    ...data,
    BASE_URL,
    DATA_DIR,
    SECRET_KEY: data.SECRET_KEY ?? readOrMakeInstallationSecretKey(DATA_DIR, SECRET_KEY_LENGTH_MIN),
    MAIL_FROM: data.MAIL_FROM ?? `Evenhand <no-reply@${new URL(BASE_URL).hostname}>`,
    DEMO,
    SIGNUP: data.SIGNUP ?? (DEMO ? 'open' : 'invite'),
  });
}

/** Whether mail ends in the outbox screen of the demo, which shows everybody's: never in production. */
export function hasDemoOutbox({
  DEMO,
  SMTP_URL,
  NODE_ENV,
}: Pick<Config, 'DEMO' | 'SMTP_URL' | 'NODE_ENV'>): boolean {
  return DEMO && SMTP_URL === undefined && NODE_ENV !== 'production';
}

/** Every setting with its meaning and default, as `npm start -- --help` prints it. */
export function describeConfig(): string {
  return Object.keys(settingsSchema.shape)
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

function wordsOf(name: string): SettingHelpTexts {
  const schema = Object.entries(settingsSchema.shape).find(([key]) => key === name)?.[1];
  // Every setting is made by `setting`, which gives it its words.
  return schema?.meta() as SettingHelpTexts;
}

function contradictions(given: Environment): string[] {
  const isProduction = given['NODE_ENV'] === 'production';
  const isHttps = given['BASE_URL']?.startsWith('https:') ?? false;
  const hasDatabase = given['DATABASE_URL'] !== undefined;
  const logins = ['DIRECT', 'APP', 'APP_HOUSE', 'APP_REVIEWER', 'TASKS', 'REPLICA'].map(
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
      given['METRICS_ADDRESS']?.replace(/^.*:/, '') === (given['PORT'] ?? '3000'),
      'METRICS_ADDRESS must have another port than PORT: what everybody reads has no figures.',
    ],
    ...(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map((name): [boolean, string] => [
      given[name] === undefined &&
        (given['OIDC_CLIENT_ID'] ?? given['OIDC_CLIENT_SECRET']) !== undefined,
      `${name} is missing: OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together.`,
    ]),
    ...contradictionsOfCells(given),
    [
      isProduction && given['DEMO'] === 'true',
      'DEMO must not be true in production: its passwords are public.',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

/** Cells mean the same by a token, and each knows itself among them. */
function contradictionsOfCells(given: Environment): [isBroken: boolean, sentence: string][] {
  const isOneOfSeveral = given['CELLS'] !== undefined;
  const cell = given['CELL'] ?? HOME_CELL;
  return [
    [
      !isOneOfSeveral && cell !== HOME_CELL,
      'CELL means nothing without CELLS: set both, or neither where there is one cell.',
    ],
    [
      isOneOfSeveral && !new RegExp(`(^|, *)${cell.slice(0, 1)}=`).test(given['CELLS'] ?? ''),
      'CELLS must name this cell too, which CELL is the letter of.',
    ],
    [
      !isOneOfSeveral && given['CELL_DATABASE_URLS'] !== undefined,
      'CELL_DATABASE_URLS means nothing without CELLS: set both or neither.',
    ],
    ...(['DATABASE_URL', 'CELL_DIRECTORY_URL'] as const).map((name): [boolean, string] => [
      isOneOfSeveral && given[name] === undefined,
      `${name} is required with CELLS.`,
    ]),
    [
      isOneOfSeveral && given['TRUSTED_PROXIES'] === undefined,
      'TRUSTED_PROXIES is required with CELLS: it names the other cells, which say for whom they ask.',
    ],
    [
      !isOneOfSeveral && given['CELL_DIRECTORY_URL'] !== undefined,
      'CELL_DIRECTORY_URL means nothing without CELLS: set both or neither.',
    ],
  ];
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

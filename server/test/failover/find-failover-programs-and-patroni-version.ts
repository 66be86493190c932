import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Of what a failover is tried with: full paths, and the account that runs all of it. */
export type FailoverPrograms = {
  patroni: string;
  etcd: string;
  haproxy: string;
  /** The folder of PostgreSQL's own programs. */
  postgresFolder: string;
  account: { uid: number; gid: number } | Record<never, never>;
};

/** Where Debian puts what only root looks for, and PostgreSQL. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const POSTGRES_FOLDERS = '/usr/lib/postgresql';
const LEAST_POSTGRES = 15;
/** Patroni calls them by these names; the PostgreSQL of npm has three of the five. */
const POSTGRES_PROGRAMS = ['initdb', 'pg_ctl', 'postgres', 'pg_basebackup', 'pg_rewind'];
/** Until then a leader that was frozen and thawed took its key back, and what had been acknowledged was gone. */
const LEAST_PATRONI = [3, 0, 3] as const;

/** All that is needed, or what is missing, each in words that follow "there is no". */
export function findFailoverPrograms(): FailoverPrograms | string[] {
  const patroni = find('PATRONI', 'patroni');
  const etcd = find('ETCD', 'etcd');
  const haproxy = find('HAPROXY', 'haproxy');
  const postgresFolder = findPostgresFolder();
  const account = findAccount();
  const missing = [
    ...(patroni === undefined ? ['Patroni'] : whyPatroniWillNotDo(patroni)),
    ...(etcd === undefined ? ['etcd'] : []),
    ...(haproxy === undefined ? ['HAProxy'] : []),
    ...(postgresFolder === undefined
      ? [`PostgreSQL from ${LEAST_POSTGRES} on with ${POSTGRES_PROGRAMS.join(', ')}`]
      : []),
    ...(account === undefined ? ['account "postgres", as root may not run PostgreSQL'] : []),
  ];
  if (missing.length > 0 || !patroni || !etcd || !haproxy || !postgresFolder || !account)
    return missing;
  return { patroni, etcd, haproxy, postgresFolder, account };
}

/** An older one is tried all the same where FAILOVER_OLD_PATRONI is `yes`: to see it lose. */
function whyPatroniWillNotDo(path: string): string[] {
  const version = findPatroniVersion(path);
  if (!isPatroniTooOld(version) || process.env['FAILOVER_OLD_PATRONI'] === 'yes') return [];
  return [
    `Patroni from ${LEAST_PATRONI.join('.')} on (${path} is ${version || 'of no version that it tells'}, with which a leader that thaws loses what was acknowledged)`,
  ];
}

export function isPatroniTooOld(version: string): boolean {
  const numbers = version.split('.').map(Number);
  const differing = LEAST_PATRONI.findIndex((least, i) => numbers[i] !== least);
  return differing >= 0 && !((numbers[differing] ?? 0) > (LEAST_PATRONI[differing] ?? 0));
}

/** Empty where it says none. */
export function findPatroniVersion(path: string): string {
  try {
    const words = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return /\d+\.\d+(?:\.\d+)?/.exec(words)?.[0] ?? '';
  } catch {
    return '';
  }
}

/** What the setting names, else the first that is installed. */
function find(setting: string, name: string): string | undefined {
  const chosen = process.env[setting];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function folders(): string[] {
  const { PATH = '' } = process.env;
  return PATH === '' ? [] : [...PATH.split(delimiter), ...MORE_FOLDERS];
}

function findPostgresFolder(): string | undefined {
  const chosen = process.env['POSTGRES_FOLDER'];
  const places = chosen ? [chosen] : [...folders(), ...postgresFoldersOfDebian()];
  return places.find((folder) =>
    POSTGRES_PROGRAMS.every((program) => existsSync(join(folder, program))),
  );
}

/** The newest first. */
function postgresFoldersOfDebian(): string[] {
  if (folders().length === 0 || !existsSync(POSTGRES_FOLDERS)) return [];
  return readdirSync(POSTGRES_FOLDERS)
    .map(Number)
    .filter((version) => version >= LEAST_POSTGRES)
    .toSorted((a, b) => b - a)
    .map((version) => join(POSTGRES_FOLDERS, String(version), 'bin'));
}

/** As root: `postgres`, whom Debian's packages bring; else whoever runs this. */
function findAccount(): FailoverPrograms['account'] | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

import { expect, test } from 'vitest';
import { readDatabaseFunctionFiles } from '../db/read-and-sort-database-function-files.ts';
import { featureOfFile } from '../features/feature-floors-and-upward-import-check.ts';
import {
  approvedCallsOfOtherFeaturesFunctions,
  approvedFunctionsWritingOtherFeaturesTables,
} from './approved-sql-functions-across-features.ts';
import { approvedRawSqlFiles } from './allow-list-of-files-with-raw-sql.ts';
import { findImportCycles } from './find-import-cycles.ts';
import { listSourceFiles } from './list-source-and-test-files-and-feature-folders.ts';

const server = listSourceFiles('server');
const files = new Map([...server, ...listSourceFiles('contract')].map((file) => [file.path, file]));

const isSql = (path: string) => /\/sql(\.ts$|\/)/.test(path);
const arrows = server.flatMap(({ path, imports }) =>
  imports.map((target) => [path, target] as const),
);
const written = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, target]) => `${path} → ${target}`);

test('every file and every import is found, so that the other tests look at something', () => {
  expect(server.length).toBeGreaterThan(40);
  expect(arrows.length).toBeGreaterThan(100);
  expect(
    arrows.filter(
      ([, target]) =>
        target.endsWith('.ts') &&
        !target.endsWith('.generated.ts') &&
        !target.includes('/demo/') &&
        !target.includes('/test/') &&
        !files.has(target),
    ),
  ).toEqual([]);
});

test('the server never meets the web, and the contract meets nobody', () => {
  const meetings = [...files.values()].flatMap(({ path, imports }) =>
    imports
      .filter(
        (target) =>
          target.startsWith('web/') ||
          (path.startsWith('contract/') && !target.startsWith('contract/')),
      )
      .map((target) => [path, target] as const),
  );
  expect(written(meetings)).toEqual([]);
});

test('a feature knows of another only its verbs and rules, never its sql, routes or tasks', () => {
  const trespassers = arrows.filter(([path, target]) => {
    const [own, other] = [featureOfFile(path), featureOfFile(target)];
    return (
      own !== undefined &&
      other !== undefined &&
      own !== other &&
      (isSql(target) || /\/(routes|tasks)\.ts$/.test(target))
    );
  });
  expect(written(trespassers)).toEqual([]);
});

test('outside the features only the lists of routes and tasks know a feature', () => {
  const lists = [
    'server/feature-routes.ts',
    'server/tasks/all-event-periodic-and-start-tasks.ts',
    'server/emails/all-member-event-emails.ts',
    // Commands of the command line, which are entries like main.ts.
    'server/commands/operator-command.ts',
    'server/commands/restore-command.ts',
    'server/commands/retention-command.ts',
    'server/commands/twin-run-command.ts',
    // Looks whether it is due, and starts it.
    'server/commands/start-twin-runs-each-night.ts',
    'server/db/rotate-secret-key.ts',
    // A process of its own, an entry as well.
    'server/commands/compute-figures-and-analyze-after-demo-load.ts',
  ];
  const known = arrows.filter(
    ([path, target]) =>
      featureOfFile(path) === undefined &&
      featureOfFile(target) !== undefined &&
      !lists.includes(path),
  );
  expect(written(known)).toEqual([]);
});

test('rules, text, time and crypto ask no clock, no database and no network', () => {
  const rules = server.filter(({ path }) => /\/rules\/|^server\/(text|time|crypto)\//.test(path));
  const unruly = rules.filter(
    ({ text, imports }) =>
      /\bnew Date\(\)|\bDate\.now\(|\bfetch\(|from ['"](kysely|pg|fastify|node:(fs|net|http)[^'"]*)['"]/.test(
        text,
      ) || imports.some((target) => /^server\/(access|http|db|outside|app)/.test(target)),
  );
  expect(unruly.map(({ path }) => path)).toEqual([]);
});

test('no file leads back to itself', () => {
  expect(findImportCycles(files)).toEqual([]);
});

test('queries stand in sql.ts, and nobody but the doors holds a connection', () => {
  const inFeatures = server.filter(({ path }) => featureOfFile(path) !== undefined);
  const query =
    /\bsql(\.raw|\.table|\.join)?[`(<]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|from ['"](kysely|pg)['"]/;
  const asking = inFeatures.filter(({ path, text }) => !isSql(path) && query.test(text));
  const holding = inFeatures.filter(({ text }) =>
    /\bpools\.|\bownerDatabase\b|\b(changeRoom|admit\w*)\b[^;]*'(system|operator|aggregate|reviewer)'/.test(
      text,
    ),
  );
  expect({ asking: paths(asking), holding: paths(holding) }).toEqual({ asking: [], holding: [] });
});

test('text becomes SQL only where somebody looked at it', () => {
  const raw = server.filter(({ text }) =>
    /\bsql\.(raw|lit)\(|\.query(<[^`]*>)?\(\s*`[^`]*\$\{/.test(text),
  );
  expect(paths(raw).filter((path) => approvedRawSqlFiles[path] === undefined)).toEqual([]);
});

/** Tables that belong to the server itself, each with the only place that writes it. */
const serviceNames: [table: RegExp, place: RegExp][] = [
  [/^core\.event_outbox$/, /^server\/(events|tasks|db\/backup|db\/move-organisation)\//],
  [/^(core\.(event|job_delta|job_stats)|audit\.\w+)$/, /^server\/events\//],
  [/^core\.idempotency$/, /^server\/http\/run-once-per-idempotency-key\.ts$/],
  // Who has seen a name is noted where it is shown.
  [/^core\.identity_seen$/, /^server\/access\//],
  // Written before the organisation is known, by functions alone: by doors, by logging in, and by support, which looks through
  // somebody's eyes.
  [
    /^auth\.(login|session|pending|token|throttle)$/,
    /^server\/(access|db\/move-organisation|features\/(sign-in|operator))\//,
  ],
  [/^core\.tombstone$/, /^server\/(db\/move-organisation|features\/retention)\//],
  [/^auth\.(organisation_move|arriving_rows|moved_name)$/, /^server\/db\/move-organisation\//],
];

/** Functions of the database, each in the place that its first line names, as if its text stood there. */
const functions = (await readDatabaseFunctionFiles()).map(({ key, text }) => {
  const owner = /^-- owner: (\S+)/.exec(text)?.[1] ?? '';
  const isOfFeature = server.some(({ path }) => featureOfFile(path) === owner);
  const path = `server/${isOfFeature ? 'features/' : ''}${owner}/${key}.sql`;
  return {
    key,
    path,
    text: text.replaceAll(/--.*/g, ''),
    isView: text.includes('create or replace view'),
  };
});

test('every function of the database belongs to a feature, or to a folder of the server', () => {
  expect(functions.length).toBeGreaterThan(150);
  const folders = new Set(server.map(({ path }) => path.split('/').slice(0, -1).join('/')));
  const homeless = functions.filter(({ path }) => {
    const home = path.split('/').slice(0, -1).join('/');
    return ![...folders].some((folder) => `${folder}/`.startsWith(`${home}/`));
  });
  expect(paths(homeless)).toEqual([]);
});

test('what another feature has in the database is called only where somebody looked at it', () => {
  const byKey = new Map(functions.map((one) => [one.key, one]));
  const calls = [...server, ...functions].flatMap(({ path, text }) =>
    [...new Set(text.match(/\b[a-z]+\.\w+\b/g))].flatMap((name) => {
      const called = byKey.get(name);
      const [own, other] = [featureOfFile(path), featureOfFile(called?.path ?? '')];
      // A view is read like a table.
      const isFree = own === undefined || other === undefined || own === other || called?.isView;
      return isFree ? [] : [`${own} → ${name}`];
    }),
  );
  expect([...new Set(calls)].sort()).toEqual(
    Object.keys(approvedCallsOfOtherFeaturesFunctions).sort(),
  );
});

test('every table has one writer', () => {
  const writers = Map.groupBy(
    [
      ...server,
      ...functions.filter(
        ({ key }) => approvedFunctionsWritingOtherFeaturesTables[key] === undefined,
      ),
    ].flatMap(({ path, text }) => tablesWrittenIn(text).map((table) => ({ table, path }))),
    ({ table }) => table,
  );
  const quarrels = [...writers].flatMap(([table, places]) => {
    const keeper = serviceNames.find(([name]) => name.test(table))?.[1];
    const owners = new Set(places.map(({ path }) => featureOfFile(path) ?? path));
    const isKept =
      keeper === undefined
        ? owners.size === 1 && places.every(({ path }) => featureOfFile(path) !== undefined)
        : places.every(({ path }) => keeper.test(path));
    return isKept ? [] : [`${table}: ${[...new Set(paths(places))].join(', ')}`];
  });
  expect([...writers.keys()]).toEqual(
    expect.arrayContaining([
      'core.job',
      'core.event',
      'audit.seal',
      'core.job_stats',
      'auth.login',
      'pii.candidate',
    ]),
  );
  expect(quarrels).toEqual([]);
});

function tablesWrittenIn(text: string): string[] {
  const built = text.matchAll(
    /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+\.\w+)/g,
  );
  const plain = text.matchAll(
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?((?:core|pii|blind|eo|report|audit|auth|catalogue)\.\w+)/gi,
  );
  return [...built, ...plain].map((match) => match[1] ?? '');
}

function paths(list: { path: string }[]): string[] {
  return list.map(({ path }) => path);
}

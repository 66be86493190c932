import { expect, test } from 'vitest';
import { checkedRawSql } from './checked-in.ts';
import { cyclesIn } from './import-cycles.ts';
import { type SourceFile, sourcesOf } from './source-tree.ts';

const server = sourcesOf('server');
const files = new Map([...server, ...sourcesOf('contract')].map((file) => [file.path, file]));

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
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
    const [own, other] = [featureOf(path), featureOf(target)];
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
    'server/features.ts',
    'server/tasks/catalogue.ts',
    'server/emails/catalogue.ts',
    'server/emails/event-email.ts',
    // Commands of the command line, which are entries like main.ts.
    'server/operator.ts',
    'server/db/rotate-secrets.ts',
    // A process of its own, an entry as well.
    'server/find-first-figures.ts',
  ];
  const known = arrows.filter(
    ([path, target]) =>
      featureOf(path) === undefined && featureOf(target) !== undefined && !lists.includes(path),
  );
  expect(written(known)).toEqual([]);
});

test('rules, text, time and crypto ask no clock, no database and no network', () => {
  const rules = server.filter(({ path }) => /\/rules\/|^server\/(text|time|crypto)\//.test(path));
  const unruly = rules.filter(
    ({ text, imports }) =>
      /\bnew Date\(\)|\bDate\.now\(|\bfetch\(|from ['"](kysely|pg|fastify|node:(fs|net|http)[^'"]*)['"]/.test(
        text,
      ) || imports.some((target) => /^server\/(doors|db|outside|app|route)/.test(target)),
  );
  expect(unruly.map(({ path }) => path)).toEqual([]);
});

test('no file leads back to itself', () => {
  expect(cyclesIn(files)).toEqual([]);
});

test('queries stand in sql.ts, and nobody but the doors holds a connection', () => {
  const inFeatures = server.filter(({ path }) => featureOf(path) !== undefined);
  const query =
    /\bsql(\.raw|\.table|\.join)?[`(<]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|from ['"](kysely|pg)['"]/;
  const asking = inFeatures.filter(({ path, text }) => !isSql(path) && query.test(text));
  const holding = inFeatures.filter(({ text }) =>
    /\bpools\.|\bownerDatabase\b|\b(changeRoom|admit\w*)\b[^;]*'(worker|operator|aggregate|reviewer)'/.test(
      text,
    ),
  );
  expect({ asking: paths(asking), holding: paths(holding) }).toEqual({ asking: [], holding: [] });
});

test('text becomes SQL only where somebody looked at it', () => {
  const raw = server.filter(({ text }) =>
    /\bsql\.(raw|lit)\(|\.query(<[^`]*>)?\(\s*`[^`]*\$\{/.test(text),
  );
  expect(paths(raw).filter((path) => checkedRawSql[path] === undefined)).toEqual([]);
});

/** Tables that belong to the server itself, each with the only place that writes it. */
const serviceNames: [table: RegExp, place: RegExp][] = [
  [/^core\.event_todo$/, /^server\/(events|tasks|db\/backup)\//],
  [/^(core\.(event|job_delta|job_stats)|audit\.\w+)$/, /^server\/events\//],
  [/^core\.idempotency$/, /^server\/idempotency\.ts$/],
];

test('every table has one writer', () => {
  const writers = Map.groupBy(
    server.flatMap((file) => tablesWrittenIn(file).map((table) => ({ table, path: file.path }))),
    ({ table }) => table,
  );
  const quarrels = [...writers].flatMap(([table, places]) => {
    const keeper = serviceNames.find(([name]) => name.test(table))?.[1];
    const owners = new Set(places.map(({ path }) => featureOf(path) ?? path));
    const isKept =
      keeper === undefined
        ? owners.size === 1 && places.every(({ path }) => featureOf(path) !== undefined)
        : places.every(({ path }) => keeper.test(path));
    return isKept ? [] : [`${table}: ${[...new Set(paths(places))].join(', ')}`];
  });
  expect([...writers.keys()]).toEqual(
    expect.arrayContaining(['core.job', 'core.event', 'audit.seal', 'core.job_stats']),
  );
  expect(quarrels).toEqual([]);
});

function tablesWrittenIn({ text }: SourceFile): string[] {
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

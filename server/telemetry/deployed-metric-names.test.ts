import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readinessProblemNames } from '../readiness-check-and-problems.ts';
import { telemetryMetricCatalogue } from './metric-catalogue.ts';
import { openMetricRegistry } from './metrics-type-and-registry.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
/** What Prometheus has of its own. */
const OF_PROMETHEUS = new Set(['up']);
/** Words of its language, with the lists of labels that follow some of them. */
const GROUPING = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** An expression follows its key, or stands in the indented lines below. */
const EXPRESSIONS = /^ +expr: (?:>-\n)?([\s\S]+?)(?=\n +for:)/gm;

type Board = { panels: { type: string; title: string; targets?: { expr: string }[] }[] };

const board = JSON.parse(read('deploy/grafana/evenhand.json')) as Board;
const alarms = [...read('deploy/prometheus/evenhand-alarms.yml').matchAll(EXPRESSIONS)].map(
  ([, expression = '']) => expression,
);

const series = await listSeries();

/** Each name under which a value is served, with the labels that it may have. */
async function listSeries(): Promise<Map<string, ReadonlySet<string>>> {
  const { registry } = openMetricRegistry();
  const found = new Map<string, ReadonlySet<string>>();
  for (const { name, type, values } of await registry.getMetricsAsJSON()) {
    const own: { labels: readonly string[] } | undefined = Object.entries(
      telemetryMetricCatalogue,
    ).find(([key]) => key === name)?.[1];
    const labels = own?.labels ?? values.flatMap((value) => Object.keys(value.labels));
    const all = new Set([...labels, 'job', 'instance', 'le']);
    const endings = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const ending of endings) found.set(`${name}${ending}`, all);
  }
  return found;
}

/** Names of metrics in a query: whatever is neither a function, nor a label, nor a text. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(GROUPING, '');
  return [...bare.matchAll(/[a-zA-Z_]\w*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}

function labelsIn(expression: string): string[] {
  const chosen = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(
    ([, label = '']) => label,
  );
  const grouped = [...expression.matchAll(GROUPING)].flatMap(([text]) =>
    text.slice(text.indexOf('(') + 1, -1).split(/,\s*/),
  );
  return [...chosen, ...grouped];
}

const queries = [
  ...board.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: `board, ${title}`, expression: expr })),
  ),
  ...alarms.map((expression) => ({ place: 'alarms', expression })),
];

test('the board and the alarms have queries, so that the other tests look at something', () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(alarms).toHaveLength(3);
  expect(namesIn('histogram_quantile(0.9, sum by (le) (rate(a_bucket{b="c"}[5m]))) or d')).toEqual([
    'a_bucket',
    'd',
  ]);
});

describe.each(queries)('$place: $expression', ({ expression }) => {
  test('names metrics that exist, with labels that they have', () => {
    const names = namesIn(expression);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !series.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
    const labels = new Set(names.flatMap((name) => [...(series.get(name) ?? ['job'])]));
    expect(labelsIn(expression).filter((label) => !labels.has(label))).toEqual([]);
  });
});

test('every metric of ours stands on the board', () => {
  const shown = new Set(queries.flatMap(({ expression }) => namesIn(expression)));
  const missing = Object.keys(telemetryMetricCatalogue).filter(
    (name) => ![...shown].some((one) => one.replace(/_(bucket|sum|count)$/, '') === name),
  );
  expect(missing).toEqual([]);
});

test('docs/running.md says what each metric means, and no more', () => {
  const [, section = ''] =
    /<!-- metrics: begin -->(.*)<!-- metrics: end -->/s.exec(read('docs/running.md')) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name = '', labels = '', help = '']) => [name, labels.trim(), help.trim()],
  );
  expect(rows).toEqual(
    Object.entries(telemetryMetricCatalogue).map(([name, { labels, help }]) => [
      name,
      labels.join(', '),
      help,
    ]),
  );
});

test('every problem of the readiness is one that the documentation explains', () => {
  const running = read('docs/running.md');
  for (const problem of readinessProblemNames)
    expect(running).toMatch(new RegExp(`^\\| .*\`${problem}\``, 'm'));
});

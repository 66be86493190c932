import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plantedFaults } from './faults/all-planted-faults-by-area.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string) =>
  existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : '';

/** `npm run faults` takes hours; what it would change, and the nets it counts on, are looked up in a moment. */
test('what every planted fault changes is still there', () => {
  const gone = plantedFaults.flatMap(({ name, change = [] }) =>
    change
      .filter(({ file, from }) => textOf(file).replace(from, '') === textOf(file))
      .map(({ file }) => `${name}: ${file} does not hold it any more`),
  );
  expect(gone).toEqual([]);
});

test('the net of every planted fault is a test that exists', () => {
  const gone = plantedFaults.flatMap(({ name, net }) =>
    'compiler' in net || titlesIn(net.file).some((isTitle) => isTitle(net.title))
      ? []
      : [`${name}: ${net.file} has no "${net.title}"`],
  );
  expect(gone).toEqual([]);
});

test('a word that chooses no fault is told so, with the areas there are, and plants nothing', () => {
  const main = fileURLToPath(new URL('faults/run-planted-faults.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'no-such-area'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^"no-such-area" .* areas: access, .*, walls\.$/m);
});

/** Whatever stands between quotes; in titles of many tests anything stands for values, and a net may leave the beginning out. */
function titlesIn(file: string): ((title: string) => boolean)[] {
  const quoted = textOf(file).matchAll(/'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"|`([^`]+)`/g);
  return [...quoted]
    .map(([, single = '', double = '', back = '']) => single || double || back)
    .map((title) => title.replace(/\\(.)/g, '$1').split(/%[sdijfo#]|\$\{[^}]*\}|\$[\w.]+/))
    .filter((parts) => parts.join('').length >= 10)
    .map((parts) => {
      const whole = new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');
      return (title) => whole.test(title) || (parts.at(-1) ?? '').endsWith(title);
    });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

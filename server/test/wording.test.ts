import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What is said in one way everywhere: whoever reads it twice should not wonder whether it means two things. */
const project = resolve(import.meta.dirname, '../..');
const lines = ['web', 'server/features', 'contract', 'server']
  .flatMap((folder) => filesOf(folder))
  .flatMap((path) =>
    readFileSync(join(project, path), 'utf8')
      .split('\n')
      .map((text, i) => ({ at: `${path}:${i + 1}`, text })),
  )
  .filter(({ text }) => !/^\s*(\/\/|\*|\/\*)/.test(text));

function filesOf(folder: string): string[] {
  const isWhole = folder !== 'server';
  return readdirSync(join(project, folder), { recursive: isWhole, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/dist\/|\.test\.ts$|\.generated\.ts$/.test(path));
}

/** A length in a style or a drawing. */
const LENGTH = /\b(?:width|height|x[12]?|y[12]?|cx|cy|insetInlineStart)(?:=|: )/;
const PERCENTAGE = /\} ?%|\)%|\d%|%\}|style: 'percent'/;

test('every percentage on the screen is written by web/parts/words/format-percent.ts, or by hand as it writes them: 63 %', () => {
  const others = lines.filter(
    ({ at, text }) =>
      at.startsWith('web/') &&
      !at.startsWith('web/parts/words/format-percent.ts') &&
      PERCENTAGE.test(text) &&
      !LENGTH.test(text),
  );
  expect(others.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([]);
  expect(lines.filter(({ text }) => /\bformatPercent\(/.test(text)).length).toBeGreaterThan(5);
});

test('whoever may not see or do something reads it in one way: that it is not for them, who may, and whom to ask', () => {
  const others = lines.filter(({ text }) =>
    /not allowed to|(?:you|You) (?:may|can)not (?:see|open|do) this|, or not for you|no permission|(?<!If you need to, a)(?<!A)[Aa]sk one of them/.test(
      text.replace('If you need to, ask one of them', ''),
    ),
  );
  expect(others.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([]);
});

test('what every role says to candidates promises no number of readers: each role has its own', () => {
  const others = lines.filter(
    ({ at, text }) =>
      /^(web\/features\/(apply|careers-page)|server\/features\/emails)\//.test(at) &&
      /\bseveral (people|of us|readers|reviewers)\b/i.test(text),
  );
  expect(others.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([]);
});

import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { larkfieldDemoJobs } from '../../../db/demo/content/jobs.ts';
import { writeDemoAnswer } from '../../../db/demo/write-demo-answer.ts';
import { nameDisguises, type InventedPerson } from '../../../test/redaction/name-disguises.ts';
import { inventPeople } from '../../../test/redaction/invent-people.ts';
import { inventedNameLanguages } from '../../../test/redaction/invented-name-languages.ts';
import { makePersonRedactor } from './redact-person.ts';

const PEOPLE_A_LANGUAGE = 25;
const ANSWERS_A_PERSON = 5;
const page = new URL('../../../../docs/evidence/redaction.md', import.meta.url);

type Tally = { written: number; gone: number };
const byLanguage = new Map<string, Tally>();
const byDisguise = new Map<string, Tally>();
const left: string[] = [];
const other = { words: 0, cut: 0 };

beforeAll(() => {
  for (const language of inventedNameLanguages) {
    for (const person of inventPeople(language, PEOPLE_A_LANGUAGE)) {
      const redact = makePersonRedactor(person);
      describeDisguised(person, redact);
      countOtherWords(person, redact);
    }
  }
  if (process.env['WRITE_EVIDENCE'] === 'true') writeFileSync(page, evidence());
});

/** Each name of theirs in each disguise, amid a sentence of the language. */
function describeDisguised(person: InventedPerson, redact: (text: string) => string): void {
  const language = inventedNameLanguages.find(({ name }) => name === person.language);
  if (language === undefined) throw new Error(`no language ${person.language}`);
  let turn = person.email.length;
  for (const { name, write } of nameDisguises) {
    const texts = [person.firstName, person.lastName]
      .filter((it) => it.length > 1)
      .flatMap(language.forms)
      .map((form) => write(person, form));
    for (const text of new Set(texts)) {
      if (text === undefined) continue;
      turn += 1;
      const [before, after] = language.carriers[turn % language.carriers.length] ?? ['', ''];
      const isGone = leftOf(redact(before + text + after), before, after) === '';
      add(byLanguage, person.language, isGone);
      add(byDisguise, name, isGone);
      if (!isGone)
        left.push(`${name}: ${before}|${text}|${after} (${person.firstName}, ${person.lastName})`);
    }
  }
}

/** The letters that stand where the name stood. */
function leftOf(shown: string, before: string, after: string): string {
  const [from, to] = [alike(shown, before), alike(reversed(shown), reversed(after))];
  return shown.slice(from, Math.max(from, shown.length - to)).replace(/\[removed\]|\P{L}/gu, '');
}

/** How many characters two texts have in common at their beginning. */
function alike(a: string, b: string): number {
  let length = 0;
  while (length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}

function add(tallies: Map<string, Tally>, name: string, isGone: boolean): void {
  const tally = tallies.get(name) ?? { written: 0, gone: 0 };
  tallies.set(name, { written: tally.written + 1, gone: tally.gone + (isGone ? 1 : 0) });
}

const kinds = [
  ...new Map(larkfieldDemoJobs.flatMap((job) => job.questions.map((it) => [it.key, it]))).values(),
];

/** What the demo's answers lose, in which none of these people is named. */
function countOtherWords(person: InventedPerson, redact: (text: string) => string): void {
  const chosen = fc.sample(
    fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(1, 2, 3, 4, 5), fc.nat(99)),
    { seed: person.email.length * 1000 + person.email.charCodeAt(0), numRuns: ANSWERS_A_PERSON },
  );
  for (const [kind, quality, n] of chosen) {
    const text = writeDemoAnswer(kind, quality as 1 | 2 | 3 | 4 | 5, n);
    const before = wordsIn(text);
    other.words += before;
    other.cut += before - wordsIn(redact(text).replaceAll('[removed]', ''));
  }
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
const sumOf = (tallies: Map<string, Tally>) =>
  [...tallies.values()].reduce((sum, it) => ({
    written: sum.written + it.written,
    gone: sum.gone + it.gone,
  }));

function evidence(): string {
  const rows = (tallies: Map<string, Tally>) =>
    [...tallies]
      .map(([name, { written, gone }]) => `| ${name} | ${written} | ${percent(gone, written)} |`)
      .join('\n');
  const all = sumOf(byLanguage);
  return `# How much of a name redaction finds

${PEOPLE_A_LANGUAGE} people of each of ${inventedNameLanguages.length} languages are invented, always the same ones. Each form of each of their names is written into
a sentence in each disguise that fits it, and redacted with what the form on the application says: ${all.written} times in all. A name counts as gone
when no letter of it is left. What redaction cuts by mistake is counted on the demo's answers, in which none of these people is named.

- Names gone: **${percent(all.gone, all.written)}** (at least 99.5 % is asked for).
- Other words cut: **${percent(other.cut, other.words)}**, ${other.cut} of ${other.words} (at most 2 % is allowed).

The test \`server/features/review/rules/redaction-figures.test.ts\` holds both bounds. This page is printed by
\`WRITE_EVIDENCE=true node node_modules/vitest/vitest.mjs run --project=rules redaction-figures\`.

| Language | Written | Gone |
|---|---|---|
${rows(byLanguage)}

| Disguise | Written | Gone |
|---|---|---|
${rows(byDisguise)}

## What is not found

A name in another script or another transcription than the one it was given in ("Ivan" for "Иван"), in simplified for traditional characters, a
nickname that is no part of the name, letters replaced by digits or by lookalikes of another script, and a name that is an everyday word where nothing shows that it is
meant as a name. A surname of one Chinese character or one Korean syllable alone is found with the given name, a title or an introduction, since it is part of many words.
`;
}

test('of invented people in twenty languages at least 99.5 % of what names them is gone, however it is disguised', () => {
  const { written, gone } = sumOf(byLanguage);
  expect(written).toBeGreaterThan(25_000);
  if (gone / written < 0.995) expect(left.slice(0, 40)).toEqual([]);
  for (const [name, tally] of [...byLanguage, ...byDisguise])
    expect([name, tally.gone / tally.written >= 0.98]).toEqual([name, true]);
});

test('of the other words of the demo’s answers at most 2 % are cut', () => {
  expect(other.words).toBeGreaterThan(100_000);
  expect(other.cut / other.words).toBeLessThanOrEqual(0.02);
});

import { identifyingPatterns } from './identifying-patterns.ts';
import type { NameFinder } from './name-finder-type.ts';
import {
  type NormalisedText,
  normaliseLetters,
  unifyCompatibilityCharacters,
} from './unify-and-normalise-characters-of-text.ts';
import { nameFindersForPerson } from './person-name-finders.ts';
import { charactersOfSameWordBefore, charactersOfSameWordAfter } from './name-pattern-parts.ts';
import type { PersonToRedact } from './name-tokens.ts';
import type { NameMatch } from './is-written-as-name-or-starts-with-capital.ts';

const REMOVED = '[removed]';

/** From one place in the original text to another. */
type Cut = { start: number; end: number };

/**
 * What takes out of the texts of one person all that tells who wrote them: their own names and address however they
 * are spelt, addresses, numbers, links, titles and the sentences in which people introduce themselves.
 */
export function makePersonRedactor(person: PersonToRedact): (text: string) => string {
  const finders = nameFindersForPerson(person);
  return (text) => {
    const unified = unifyCompatibilityCharacters(text);
    const normalised = normaliseLetters(unified);
    const cuts = [
      ...identifyingPatterns.flatMap((pattern) =>
        find({ pattern, reach: 'within' }, unified, text),
      ),
      ...finders.flatMap((finder) => find(finder, normalised, text)),
    ];
    return cutOut(text, cuts);
  };
}

export function redactPerson(text: string, person: PersonToRedact): string {
  return makePersonRedactor(person)(text);
}

const CONTEXT = 48;

function find(
  { pattern, reach, isName, isSkipped }: NameFinder,
  normalised: NormalisedText,
  original: string,
): Cut[] {
  const cuts: Cut[] = [];
  pattern.lastIndex = 0;
  for (
    let found = pattern.exec(normalised.text);
    found !== null;
    found = pattern.exec(normalised.text)
  ) {
    const sighting = sightingOf(found, normalised, original);
    const { head, tail, word } = sighting;
    const isTouched = head !== '' || tail !== '';
    const verdict = !(reach === 'word' && isTouched) && (isName?.(sighting) ?? true);
    const behind = found.index + word.length;
    if (verdict === false) pattern.lastIndex = isSkipped === true ? behind : found.index + 1;
    else if (reach === 'run') {
      const more = typeof verdict === 'number' ? verdict : 0;
      cuts.push(cutAt(normalised, found.index - head.length, behind + tail.length + more));
    } else cuts.push(cutAt(normalised, found.index, behind));
  }
  return cuts;
}

function cutAt({ starts, ends }: NormalisedText, from: number, to: number): Cut {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 };
}

function sightingOf(
  found: RegExpExecArray,
  normalised: NormalisedText,
  original: string,
): NameMatch {
  const [{ index }, [word]] = [found, found];
  const behind = index + word.length;
  const { start, end } = cutAt(normalised, index, behind);
  const before = normalised.text.slice(Math.max(0, index - CONTEXT), index);
  const after = normalised.text.slice(behind, behind + CONTEXT);
  return {
    before,
    head: charactersOfSameWordBefore(before),
    word,
    tail: charactersOfSameWordAfter(after),
    after,
    original: {
      before: original.slice(Math.max(0, start - CONTEXT), start),
      word: original.slice(start, end),
      after: original.slice(end, end + CONTEXT),
    },
  };
}

const BETWEEN = /^[\s,.'’-]{0,3}$/u;

/** Cuts that touch, or have next to nothing between them, are one: their number would tell of how many words the name is. */
function cutOut(text: string, cuts: Cut[]): string {
  const merged: Cut[] = [];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && BETWEEN.test(text.slice(last.end, Math.max(last.end, cut.start))))
      last.end = Math.max(last.end, cut.end);
    else merged.push({ ...cut });
  }
  let rest = 0;
  const pieces = merged.map(({ start, end }) => {
    const kept = text.slice(rest, start);
    rest = end;
    return kept + REMOVED;
  });
  return pieces.join('') + text.slice(rest);
}

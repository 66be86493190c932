import type { NameMatch } from './is-written-as-name-or-starts-with-capital.ts';

/** What to look for in a folded text, and whether what was found is the name. */
export type NameFinder = {
  pattern: RegExp;
  /** `word` finds what no letter touches, `run` is cut with the letters that touch it, `within` is found anywhere. */
  reach: 'word' | 'run' | 'within';
  /** A number is how many characters more belong to the name. */
  isName?: (sighting: NameMatch) => boolean | number;
  /** What was refused holds no other find. */
  isSkipped?: true;
};

import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  demographicAnswerOrUnknown,
  type OrganisationUnderDisclosureAttack,
  categoriesUnderDisclosureAttack,
  type PersonUnderDisclosureAttack,
} from './invent-organisation-under-disclosure-attack.ts';
import type { DisclosureAttackGuess } from './disclosure-attacks.ts';

/** In percent of the victims: right guesses, what guessing the majority of their group gets right, the difference, and its standard error. */
export type AttackScore = {
  attack: string;
  category: DemographicCategory;
  right: number;
  majority: number;
  gain: number;
  error: number;
};

const GROUP = 25;

/**
 * What an attack tells of people beyond what is public of their group: where it learned nothing, the majority of the group is
 * guessed, which is also what it is measured by.
 * @param isPlain measured by the majority of everybody instead, which is less
 */
export function scoreAttack(
  attack: string,
  attacked: OrganisationUnderDisclosureAttack,
  guesses: readonly { victim: PersonUnderDisclosureAttack; guess: DisclosureAttackGuess }[],
  isPlain = false,
): AttackScore[] {
  const groups = isPlain ? () => attacked.people : groupsOf(attacked.people);
  return categoriesUnderDisclosureAttack.map((category) => {
    const majorities = new Map<PersonUnderDisclosureAttack[], string>();
    const majority = (victim: PersonUnderDisclosureAttack) => {
      const group = groups(victim);
      const known = majorities.get(group) ?? majorityOf(group, category);
      majorities.set(group, known);
      return known;
    };
    const right = guesses.filter(
      ({ victim, guess }) =>
        (guess[category] ?? majority(victim)) === demographicAnswerOrUnknown(victim, category),
    ).length;
    const byMajority = guesses.filter(
      ({ victim }) => majority(victim) === demographicAnswerOrUnknown(victim, category),
    ).length;
    const differing = guesses.filter(({ victim, guess }) => {
      const guessed = guess[category] ?? majority(victim);
      const answer = demographicAnswerOrUnknown(victim, category);
      return (guessed === answer) !== (majority(victim) === answer);
    }).length;
    const percent = (n: number) => (100 * n) / guesses.length;
    return {
      attack,
      category,
      right: percent(right),
      majority: percent(byMajority),
      gain: percent(right - byMajority),
      error: percent(Math.sqrt(differing)),
    };
  });
}

export function meanAttackGain(scores: readonly AttackScore[]): number {
  return scores.reduce((sum, { gain }) => sum + gain, 0) / scores.length;
}

/** One score for several of a category; their gains are independent, and so are their errors. */
export function meanAttackScore(
  attack: string,
  category: DemographicCategory,
  scores: readonly AttackScore[],
): AttackScore {
  const mean = (key: 'right' | 'majority') =>
    scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return {
    attack,
    category,
    right: mean('right'),
    majority: mean('majority'),
    gain: meanAttackGain(scores),
    error: standardErrorOfMeanAttackGain(scores),
  };
}

/** Of independent scores, as those of the categories are. */
export function standardErrorOfMeanAttackGain(scores: readonly AttackScore[]): number {
  return Math.hypot(...scores.map(({ error }) => error)) / scores.length;
}

/** The smallest of the groups that a report may tell apart, of 25 or more. */
function groupsOf(
  people: PersonUnderDisclosureAttack[],
): (victim: PersonUnderDisclosureAttack) => PersonUnderDisclosureAttack[] {
  const keys: ((person: PersonUnderDisclosureAttack) => string)[] = [
    () => 'all',
    ({ quarter }) => quarter,
    ({ team, quarter }) => `${team} ${quarter}`,
    ({ grade, quarter }) => `${grade} ${quarter}`,
    ({ source, quarter }) => `${source} ${quarter}`,
    ({ job }) => String(job.id),
  ];
  const tables = keys.map((key) => ({ key, groups: Map.groupBy(people, key) }));
  return (victim) => {
    const own = tables
      .map(({ key, groups }) => groups.get(key(victim)) ?? [])
      .filter(({ length }) => length >= GROUP)
      .toSorted((a, b) => a.length - b.length);
    return own[0] ?? people;
  };
}

function majorityOf(
  people: readonly PersonUnderDisclosureAttack[],
  category: DemographicCategory,
): string {
  const counts = Map.groupBy(people, (person) => demographicAnswerOrUnknown(person, category));
  const [best] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return best?.[0] ?? '';
}

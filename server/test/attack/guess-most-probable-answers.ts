/** Who was counted together when figures were published, and after they were looked at again; people by their places. */
export type PeopleCountedTogetherBeforeAndAfter = {
  before: readonly number[];
  after: readonly number[];
};
/** Of one answer in one crowd: what was published both times, by one draw, in multiples of a step. */
export type CellCountsBeforeAndAfterRepublishing = { before: number; after: number; step: number };

const BURN_IN = 60;
const SWEEPS = 140;
/** What the sampler lets pass for impossible once it has settled. */
const NEARLY_NEVER = 1e-6;
const IN_BEFORE = 1;
const IN_AFTER = 2;

/**
 * For each person the answer that they most probably gave: maximum posterior, by Gibbs sampling. There is no better way to
 * combine the cells, least squares included.
 * @param cells by crowd and answer
 */
export function guessMostProbableAnswersInAttack(
  {
    people,
    crowds,
    prior,
    random,
  }: {
    people: number;
    crowds: readonly PeopleCountedTogetherBeforeAndAfter[];
    prior: readonly number[];
    random: () => number;
  },
  cells: (crowd: number, answer: number) => CellCountsBeforeAndAfterRepublishing,
): number[] {
  const width = prior.length;
  const told = crowds.flatMap((_, c) => prior.map((_share, answer) => cells(c, answer)));
  const counts = { before: new Int32Array(told.length), after: new Int32Array(told.length) };
  const places = placesOf(people, crowds);
  const add = (person: number, answer: number, n: number) => {
    for (const place of places[person] ?? []) {
      const at = (place >> 2) * width + answer;
      if (place & IN_BEFORE) counts.before[at] = (counts.before[at] ?? 0) + n;
      if (place & IN_AFTER) counts.after[at] = (counts.after[at] ?? 0) + n;
    }
  };
  const answers = Array.from({ length: people }, (_, person) => {
    const answer = drawn(random, prior);
    add(person, answer, 1);
    return answer;
  });
  const votes = Array.from({ length: people }, () => prior.map(() => 0));
  const chances = prior.map(() => 0);
  for (let sweep = 0; sweep < BURN_IN + SWEEPS; sweep += 1) {
    const slack = Math.max(NEARLY_NEVER, 0.1 * Math.exp(-sweep / 8));
    for (let person = 0; person < people; person += 1) {
      add(person, answers[person] ?? 0, -1);
      let sum = 0;
      for (let answer = 0; answer < width; answer += 1) {
        let chance = prior[answer] ?? 0;
        for (const place of places[person] ?? []) {
          const at = (place >> 2) * width + answer;
          const cell = told[at];
          if (cell === undefined) continue;
          const [n, m] = [counts.before[at] ?? 0, counts.after[at] ?? 0];
          const one = { n: n + (place & IN_BEFORE), m: m + ((place & IN_AFTER) >> 1) };
          chance *= rounds(cell, one, slack) / rounds(cell, { n, m }, slack);
        }
        chances[answer] = chance;
        sum += chance;
      }
      const shares = chances.map((chance) => chance / sum);
      const answer = drawn(random, shares);
      answers[person] = answer;
      add(person, answer, 1);
      const own = votes[person];
      if (sweep >= BURN_IN && own !== undefined)
        shares.forEach((share, at) => (own[at] = (own[at] ?? 0) + share));
    }
  }
  return votes.map((own) => own.indexOf(Math.max(...own)));
}

/** In which crowds each person was: the number of the crowd and, in the last two bits, when. */
function placesOf(
  people: number,
  crowds: readonly PeopleCountedTogetherBeforeAndAfter[],
): number[][] {
  const places = Array.from({ length: people }, (): number[] => []);
  crowds.forEach(({ before, after }, c) => {
    const later = new Set(after);
    const first = new Set(before);
    for (const person of new Set([...before, ...after])) {
      const when = (first.has(person) ? IN_BEFORE : 0) + (later.has(person) ? IN_AFTER : 0);
      places[person]?.push(c * 4 + when);
    }
  });
  return places;
}

/** Of how many draws both counts are published as they were; a little also of none, so that sampling gets going. */
function rounds(
  { before, after, step }: CellCountsBeforeAndAfterRepublishing,
  { n, m }: { n: number; m: number },
  slack: number,
) {
  const low = Math.max(0, before - n, after - m);
  const high = Math.min(step - 1, before - n + step - 1, after - m + step - 1);
  const share = (high - low + 1) / step;
  return share > 0 ? Math.max(share, slack) : slack * Math.exp(high - low + 1);
}

function drawn(random: () => number, shares: readonly number[]): number {
  let left = random();
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left < 0) return at;
  }
  return shares.length - 1;
}

/** The scored reviews of one answer: how many, of how many, the sum of their stars and of the squares of them. */
export type AnswerScoreTally = { scored: number; expected: number; sum: number; squares: number };

/** A candidate's answers in the order of the questions; null where none was sent to review. */
export type CandidateToRank = {
  id: number;
  lot: string;
  answers: readonly (AnswerScoreTally | null)[];
};

export type LeaderboardPlacing = {
  id: number;
  /** '1', or '6–7' among equals; null while a review is missing. */
  rank: string | null;
  mean: number | null;
  spread: number | null;
  byQuestion: (number | null)[];
};

/** Between minus and plus this many standard errors lie 80 % of a normal distribution. */
const Z_80 = 1.2816;

/**
 * Ranks by the mean of the answers' means, each question weighing the same. The spread is 1.2816 standard errors,
 * se = sqrt(Σ s² / n) / q over the q answers, with s² the variance between the reviewers of one answer; an answer that
 * only one has read borrows it from the others of its question, or of the role, and where nothing was read twice there
 * is none. Equal to two decimals shares a rank; inside it, and among the unfinished, a lot decides, never time or name.
 */
export function rankCandidates(entries: readonly CandidateToRank[]): LeaderboardPlacing[] {
  const variances = pooledVariances(entries);
  const scored = entries.map((entry) => ({ lot: entry.lot, scores: scoresOf(entry, variances) }));
  scored.sort((a, b) => (b.scores.mean ?? -1) - (a.scores.mean ?? -1) || (a.lot < b.lot ? -1 : 1));
  const placings = scored.map(({ scores }) => scores);
  const ranks = ranksOf(placings);
  return placings.map((placing) => ({ ...placing, rank: ranks.get(placing.mean) ?? null }));
}

function scoresOf({ id, answers }: CandidateToRank, variances: readonly (number | null)[]) {
  const byQuestion = answers.map((answer) =>
    answer === null || !isComplete(answer) ? null : round(meanOf(answer)),
  );
  const sent = answers.flatMap((answer, question) =>
    answer === null ? [] : [{ answer, question }],
  );
  if (sent.length === 0 || !sent.every(({ answer }) => isComplete(answer))) {
    return { id, mean: null, spread: null, byQuestion };
  }
  const mean = round(total(sent.map(({ answer }) => meanOf(answer))) / sent.length);
  const parts = sent.map(({ answer, question }) => {
    const variance = varianceOf(answer) ?? variances[question] ?? null;
    return variance === null ? null : variance / answer.scored;
  });
  const known = parts.filter((part) => part !== null);
  const error = known.length < parts.length ? null : Math.sqrt(total(known)) / sent.length;
  return { id, mean, spread: error === null ? null : round(Z_80 * error), byQuestion };
}

function isComplete({ scored, expected }: AnswerScoreTally): boolean {
  return expected > 0 && scored === expected;
}

function meanOf({ scored, sum }: AnswerScoreTally): number {
  return sum / scored;
}

function squaredDeviations({ scored, sum, squares }: AnswerScoreTally): number {
  return Math.max(squares - (sum * sum) / scored, 0);
}

function varianceOf(tally: AnswerScoreTally): number | null {
  return tally.scored < 2 ? null : squaredDeviations(tally) / (tally.scored - 1);
}

/** The variance between reviewers of one answer, pooled over a question; where nobody shared an answer, over the role. */
function pooledVariances(entries: readonly CandidateToRank[]): (number | null)[] {
  const questions = Math.max(0, ...entries.map(({ answers }) => answers.length));
  const shared = Array.from({ length: questions }, (_, question) =>
    entries.flatMap(({ answers }) => answers[question] ?? []).filter(({ scored }) => scored >= 2),
  );
  const ofRole = pool(shared.flat());
  return shared.map((answers) => pool(answers) ?? ofRole);
}

function pool(answers: readonly AnswerScoreTally[]): number | null {
  const freedom = total(answers.map(({ scored }) => scored - 1));
  return freedom === 0 ? null : total(answers.map(squaredDeviations)) / freedom;
}

/** '3' for whoever has a mean alone, '6–7' for two that share it. */
function ranksOf(sorted: readonly { mean: number | null }[]): Map<number | null, string | null> {
  const places = Map.groupBy(sorted.keys(), (place) => sorted[place]?.mean ?? null);
  return new Map(
    [...places].map(([mean, [first = 0, ...others]]) => {
      const last = others.at(-1) ?? first;
      return [
        mean,
        mean === null ? null : first === last ? String(first + 1) : `${first + 1}–${last + 1}`,
      ];
    }),
  );
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** To two decimals; a half that floating point has made a little less is still a half. */
function round(x: number): number {
  return Math.round(x * 100 + 1e-9) / 100;
}

type WeighedStage = { kind: string; name: string; weight?: number | undefined };

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 5, 'a fifth'],
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [2 / 5, 'two fifths'],
  [1 / 2, 'half'],
  [3 / 5, 'three fifths'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
  [4 / 5, 'four fifths'],
];
const TIMES: readonly (readonly [number, string])[] = [
  [1.5, 'one and a half times as much as'],
  [2, 'twice as much as'],
  [2.5, 'two and a half times as much as'],
  [3, 'three times as much as'],
  [4, 'four times as much as'],
  [5, 'five times as much as'],
];
const EPSILON = 1e-6;

/** Which part of the whole each stage decides, from 0 to 1; null for a form, which nobody scores. */
export function stageWeightShares(stages: readonly WeighedStage[]): (number | null)[] {
  const weights = stages.map(weightOf);
  const total = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return weights.map((weight) => (weight === null || total === 0 ? null : weight / total));
}

/** What each stage counts, as a sentence for anybody; empty where one stage decides alone, since nothing is weighed. */
export function stageWeightSentences(stages: readonly WeighedStage[]): string[] {
  const shares = stageWeightShares(stages);
  const counting = stages.filter((_, i) => (shares[i] ?? 0) > 0);
  const least = counting.toSorted((a, b) => (a.weight ?? 1) - (b.weight ?? 1))[0];
  return stages.map((stage, i) => {
    const share = shares[i] ?? null;
    if (stage.kind === 'form') return 'It informs, and is not scored.';
    if (share === null || least === undefined) return '';
    if (share === 0) return 'It is scored, and counts for nothing.';
    if (counting.length === 1) return stages.length > 1 ? 'It alone counts.' : '';
    const times = (stage.weight ?? 1) / (least.weight ?? 1);
    const compared = times > 1 + EPSILON ? `, ${timesWords(times)} “${least.name}”` : '';
    return `It counts for ${shareWords(share)} of the whole${compared}.`;
  });
}

function weightOf({ kind, weight }: WeighedStage): number | null {
  return kind === 'form' ? null : (weight ?? 1);
}

function shareWords(share: number): string {
  const found = FRACTIONS.find(([fraction]) => Math.abs(fraction - share) < EPSILON);
  return found?.[1] ?? `about ${Math.round(share * 100)} %`;
}

function timesWords(times: number): string {
  const found = TIMES.find(([each]) => Math.abs(each - times) < EPSILON);
  return found?.[1] ?? `${Number(times.toFixed(1))} times as much as`;
}

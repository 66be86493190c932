import type { RankingWeights } from '@evenhand/contract/pipeline/ranking-weights.ts';

type Stages = Pick<RankingWeights['stages'][number], 'name' | 'weight' | 'effective'>[];

/** What the shares of stages say: which of them decide nothing although they weigh something, and why. */
export function describeEffectiveStageWeights(stages: Readonly<Stages>): string {
  const heavy = stages.filter(({ weight }) => weight > 0);
  if (!heavy.some(({ effective }) => typeof effective?.share === 'number'))
    return 'What each stage decides is told once five candidates are scored in each, and differ.';
  const idle = heavy
    .filter(({ effective }) => effective?.share === 0)
    .map(({ name }) => `“${name}”`);
  const how =
    'A stage decides by its weight, by how far candidates differ in it, and by how far that goes with the whole.';
  if (idle.length === 0) return how;
  const names = new Intl.ListFormat('en-GB').format(idle);
  return `${how} ${names} ${idle.length === 1 ? 'decides' : 'decide'} nothing so far: candidates hardly differ there, or against the whole.`;
}

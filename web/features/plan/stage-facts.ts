import { stageKindFacts } from '@evenhand/contract/plan/stage-kind-facts.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import type { PlanFact } from './item-facts.ts';
import type { StageOfVersion } from './read-plan-of-version.ts';

/** What a version says of a stage besides its name, kind and items. */
export function stageFacts(stage: StageOfVersion): PlanFact[] {
  const { kind, weight, reviewsPerItem, minutes, keyCorrections } = stage;
  return [
    ...(kind === 'form'
      ? [{ label: 'Weight', words: 'Not scored' }]
      : [{ label: 'Weight', words: String(weight ?? 1) }]),
    ...(reviewsPerItem === undefined
      ? []
      : [
          {
            label: 'Each answer',
            words: `Read by ${pluralise(reviewsPerItem, 'person', 'people')}`,
          },
        ]),
    ...(minutes === undefined ? [] : [{ label: 'Lasts', words: pluralise(minutes, 'minute') }]),
    ...(keyCorrections === undefined
      ? []
      : [{ label: 'Key', words: `Corrected ${pluralise(keyCorrections, 'time')}` }]),
  ];
}

export function stageKindWords(kind: string): string {
  return Object.entries(stageKindFacts).find(([each]) => each === kind)?.[1].words ?? kind;
}

import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import type { PlanFactLabelAndWords } from './plan-item-facts-kind-and-option-words-and-guides.ts';
import type { PlanStageInVersion } from './parse-plan-of-version.ts';

/** What a version says of a stage besides its name, kind and items. */
export function listPlanStageFacts(stage: PlanStageInVersion): PlanFactLabelAndWords[] {
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
            words: `Read by ${pluraliseCount(reviewsPerItem, 'person', 'people')}`,
          },
        ]),
    ...(minutes === undefined
      ? []
      : [{ label: 'Lasts', words: pluraliseCount(minutes, 'minute') }]),
    ...(keyCorrections === undefined
      ? []
      : [{ label: 'Key', words: `Corrected ${pluraliseCount(keyCorrections, 'time')}` }]),
  ];
}

export function planStageKindWords(kind: string): string {
  return Object.entries(stageKindFacts).find(([each]) => each === kind)?.[1].words ?? kind;
}

type Place = { n: number; stage: number; item: number };

/** Where on the page a question of a version stands, both counted from 0. */
export function planItemElementId({ n, stage, item }: Place): string {
  return `version-${n}-step-${stage + 1}-question-${item + 1}`;
}

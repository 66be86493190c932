import type { QuestionLibrarySkill } from '@evenhand/contract/skills.ts';

type Counted = { name: string; count: number };

const collator = new Intl.Collator('en');

/** The skills of both libraries by name; a skill of our list is written as it stands there, whoever typed it how. */
export function countQuestionsBySkill(
  tested: readonly Counted[],
  known: readonly QuestionLibrarySkill[],
): (Counted & { group: string | null })[] {
  const byName = new Map(known.map((skill) => [skill.name.toLowerCase(), skill]));
  const counts = new Map<string, Counted & { group: string | null }>();
  for (const { name, count } of tested) {
    const key = name.toLowerCase();
    const skill = byName.get(key);
    const told = counts.get(key) ?? {
      name: skill?.name ?? name,
      group: skill?.group ?? null,
      count: 0,
    };
    counts.set(key, { ...told, count: told.count + count });
  }
  return [...counts.values()].sort((one, other) => collator.compare(one.name, other.name));
}

import type { TemplateSummary } from '@evenhand/contract/role-templates.ts';
import { fold } from '../../fold.ts';

/** Those whose title, summary or skills hold every word that is searched for. */
export function matchingTemplates(
  templates: readonly TemplateSummary[],
  search: string,
): TemplateSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return templates.filter(({ title, summary, skills }) => {
    const text = fold([title, summary ?? '', ...skills].join(' '));
    return words.every((word) => text.includes(word));
  });
}

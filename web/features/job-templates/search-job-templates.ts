import type { JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import { normaliseForSearch } from '../../parts/words/normalise-for-search.ts';

/** Those whose title, summary or skills hold every word that is searched for. */
export function searchJobTemplates(
  templates: readonly JobTemplateSummary[],
  search: string,
): JobTemplateSummary[] {
  const words = normaliseForSearch(search).split(/\s+/).filter(Boolean);
  return templates.filter(({ title, summary, skills }) => {
    const text = normaliseForSearch([title, summary ?? '', ...skills].join(' '));
    return words.every((word) => text.includes(word));
  });
}

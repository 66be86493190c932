import {
  type JobTemplate,
  type TemplateCategory,
  templateCategories,
} from '@evenhand/contract/job-templates.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

/** Templates of a category whose title, summary, category or skills hold every word that is searched for. */
export function matchingTemplates(
  templates: readonly JobTemplate[],
  { search, category }: { search: string; category: TemplateCategory | null },
): JobTemplate[] {
  const words = normaliseForSearch(search).split(' ').filter(Boolean);
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      words.every((word) => wordsOf(template).includes(word)),
  );
}

function wordsOf({ title, summary, category, questions }: JobTemplate): string {
  const shelf = templateCategories.find(({ id }) => id === category)?.title ?? '';
  return normaliseForSearch(
    [title, summary, shelf, ...questions.flatMap(({ skills }) => skills)].join(' '),
  );
}

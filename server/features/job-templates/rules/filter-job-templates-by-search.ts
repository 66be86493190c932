import {
  type JobTemplate,
  type JobTemplateCategory,
  jobTemplateCategories,
} from '@evenhand/contract/job-templates.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

/** Templates of a category whose title, summary, category or skills hold every word that is searched for. */
export function filterJobTemplatesBySearch(
  templates: readonly JobTemplate[],
  { search, category }: { search: string; category: JobTemplateCategory | null },
): JobTemplate[] {
  const words = normaliseForSearch(search).split(' ').filter(Boolean);
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      words.every((word) => wordsOf(template).includes(word)),
  );
}

function wordsOf({ title, summary, category, questions }: JobTemplate): string {
  const shelf = jobTemplateCategories.find(({ id }) => id === category)?.title ?? '';
  return normaliseForSearch(
    [title, summary, shelf, ...questions.flatMap(({ skills }) => skills)].join(' '),
  );
}

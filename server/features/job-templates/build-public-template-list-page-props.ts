import {
  type JobTemplate,
  type PublicJobTemplateSummary,
  type JobTemplateCategory,
  type JobTemplateListPageProps,
  jobTemplateCategories,
} from '@evenhand/contract/job-templates.ts';
import { builtInJobTemplates } from './catalogue/all-built-in-job-templates.ts';
import { filterJobTemplatesBySearch } from './rules/filter-job-templates-by-search.ts';

const SEARCH_MAX = 100;

/** The list as its address asks for it. What cannot be understood of the address counts as not there. */
export function buildPublicTemplateListPageProps(
  query: { search?: string; category?: string } = {},
  isMissing = false,
): JobTemplateListPageProps {
  const search = (query.search ?? '').trim().slice(0, SEARCH_MAX);
  const category = jobTemplateCategories.find(({ id }) => id === query.category)?.id ?? null;
  return {
    page: 'template-list',
    search,
    category,
    templates: filterJobTemplatesBySearch(builtInJobTemplates, { search, category }).map(cardOf),
    // One entry for each category is all that the type asks.
    counts: Object.fromEntries(
      jobTemplateCategories.map(({ id }) => [id, countOf(id)]),
    ) as JobTemplateListPageProps['counts'],
    isMissing,
  };
}

function cardOf({
  id,
  title,
  category,
  summary,
  questions,
}: JobTemplate): PublicJobTemplateSummary {
  const skills = [...new Set(questions.flatMap((question) => question.skills))];
  return { id, title, category, summary, questionCount: questions.length, skills };
}

function countOf(category: JobTemplateCategory): number {
  return builtInJobTemplates.filter((template) => template.category === category).length;
}

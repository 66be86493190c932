import type { DraftQuestion } from './builder.ts';

/** The shelves on which role templates stand, in the order in which they are shown. */
export const templateCategories = [
  { id: 'customers', title: 'Customers and sales' },
  { id: 'technology', title: 'Technology and design' },
  { id: 'finance-people', title: 'Finance and people' },
  { id: 'operations', title: 'Operations' },
  { id: 'care-education', title: 'Care and education' },
] as const;
export type TemplateCategory = (typeof templateCategories)[number]['id'];

/** A role written by us, which an organisation makes its own. */
export type RoleTemplate = {
  /** Stands in addresses, and never changes. */
  id: string;
  title: string;
  category: TemplateCategory;
  /** One line. */
  summary: string;
  /** The advert, laid out as the builder's description is. */
  description: string;
  questions: readonly Omit<DraftQuestion, 'id'>[];
  /** What could come after the written answers; a suggestion, since stages are set in the role itself. */
  stages: readonly { title: string; says: string }[];
};

/**
 * What the server tells the pages of role templates, which it draws itself: no call and no JSON, so plain types are enough.
 */
export type TemplateListPage = {
  page: 'template-list';
  search: string;
  category: TemplateCategory | null;
  templates: readonly TemplateCard[];
  /** Of each category, whatever is searched for. */
  counts: Readonly<Record<TemplateCategory, number>>;
  /** The address led to a template that there is not. */
  isMissing: boolean;
};

export type TemplateCard = Pick<RoleTemplate, 'id' | 'title' | 'category' | 'summary'> & {
  questionCount: number;
  skills: string[];
};

export type TemplatePage = {
  page: 'template';
  template: RoleTemplate;
  minutes: { candidate: number; reviewerPerAnswer: number };
};

import type { JobTemplate, JobTemplateCategory } from '@evenhand/contract/job-templates.ts';
import { expect, test } from 'vitest';
import { filterJobTemplatesBySearch } from './filter-job-templates-by-search.ts';

const template = (id: string, category: JobTemplateCategory, skill: string): JobTemplate => ({
  id,
  title: `The ${id}`,
  category,
  summary: `What a ${id} does.`,
  description: '',
  questions: [
    { text: '', guideOne: '', guideThree: '', guideFive: '', skills: [skill], maxWords: 200 },
  ],
  stages: [],
});
const all = [
  template('Baker', 'operations', 'Attention to detail'),
  template('Café owner', 'customers', 'Empathy'),
  template('Coder', 'technology', 'Attention to detail'),
];

test.each<[search: string, category: JobTemplateCategory | null, found: string[]]>([
  ['', null, ['Baker', 'Café owner', 'Coder']],
  ['  ', null, ['Baker', 'Café owner', 'Coder']],
  ['BAK', null, ['Baker']],
  ['cafe', null, ['Café owner']],
  ['owner café', null, ['Café owner']],
  ['detail', null, ['Baker', 'Coder']],
  ['detail', 'technology', ['Coder']],
  ['technology', null, ['Coder']],
  ['', 'customers', ['Café owner']],
  ['empathy', 'technology', []],
  ['%', null, []],
])('%j in %s finds %j', (search, category, found) => {
  expect(filterJobTemplatesBySearch(all, { search, category }).map(({ id }) => id)).toEqual(found);
});

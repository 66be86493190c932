import type { JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import { expect, test } from 'vitest';
import { searchJobTemplates } from './search-job-templates.ts';

const template = (
  title: string,
  changes: Partial<JobTemplateSummary> = {},
): JobTemplateSummary => ({
  id: title,
  title,
  isOwn: false,
  summary: null,
  questionCount: 3,
  skills: [],
  ...changes,
});
const all = [
  template('Émeraude cutter', { isOwn: true, skills: ['Attention to detail'] }),
  template('Nurse Manager', { summary: 'Runs a ward and looks after its people.' }),
  template('Data Analyst', { skills: ['Attention to detail', 'Numerical reasoning'] }),
];

test.each([
  ['', ['Émeraude cutter', 'Nurse Manager', 'Data Analyst']],
  ['  ', ['Émeraude cutter', 'Nurse Manager', 'Data Analyst']],
  ['emeraude', ['Émeraude cutter']],
  ['DETAIL', ['Émeraude cutter', 'Data Analyst']],
  ['detail data', ['Data Analyst']],
  ['ward', ['Nurse Manager']],
  ['zebra', []],
])('a search for %j finds %j', (search, titles) => {
  expect(searchJobTemplates(all, search).map(({ title }) => title)).toEqual(titles);
});

import {
  type ReportFigureDefinition,
  reportFigureDefinitions,
} from '@evenhand/contract/figures/report-figure-definitions.ts';
import { expect, test } from 'vitest';
import { figureDefinitionsMarkdown } from './figure-definitions-markdown.ts';

const all: [string, ReportFigureDefinition][] = Object.entries(reportFigureDefinitions);

test('docs/figures.md says what the registry says', async () => {
  await expect(figureDefinitionsMarkdown()).toMatchFileSnapshot('../../../../docs/figures.md');
});

test.for(all)('%s says all that a reader wants to know, in whole sentences', ([, figure]) => {
  const { title, ...words } = figure;
  expect(title).not.toMatch(/\.$/);
  for (const text of Object.values(words)) expect(text).toMatch(/^[A-Z0-9(].*[.)]$/s);
});

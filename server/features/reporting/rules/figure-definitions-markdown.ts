import { reportFigureDefinitions } from '@evenhand/contract/figures/report-figure-definitions.ts';

/** docs/figures.md: the definitions of all figures, as the screen and the API tell them. */
export function figureDefinitionsMarkdown(): string {
  return [
    '# What every reported figure means',
    '',
    'The same words stand on the screen beside each figure, and in the API reference. They come from `contract/figures/report-figure-definitions.ts`; a test holds this page equal to it.',
    '',
    ...Object.entries(reportFigureDefinitions).flatMap(
      ([id, { title, says, population, formula, dates, zone }]) => [
        `## ${title}`,
        '',
        `${says} (\`${id}\`)`,
        '',
        `* Who is counted: ${population}`,
        `* How: ${formula}`,
        `* Which date counts: ${dates}`,
        `* Whose days: ${zone}`,
        '',
      ],
    ),
  ].join('\n');
}

import { expect, test } from 'vitest';
import { parseEducationGuide } from './parse-education-guide.ts';

const guide = `# Why we count

A lead in *one* line.

Before the first heading.

\`\`\`bars Out of a hundred
One reader | 40 | .40
\`\`\`

\`\`\`ranges On a line
KX-47 | 20 30 40.5 | 2 ± 1
\`\`\`

## What’s in a name?

Text with **weight** and [a link](/education/scoring).

> Somebody’s words.

| A | B |
|---|---|
| 1 | 2 & 3 |

1. One.
2. Two.

## Worked example: a letter

\`\`\`figure anchors
\`\`\`
`;

test('a guide has a title, a lead and a section for each heading', () => {
  const { title, lead, minutes, sections } = parseEducationGuide(guide);
  expect({ title, lead, minutes }).toEqual({
    title: 'Why we count',
    lead: 'A lead in one line.',
    minutes: 1,
  });
  expect(sections.map(({ id, title: head, isExample }) => [id, head, isExample])).toEqual([
    [null, null, false],
    ['whats-in-a-name', 'What’s in a name?', false],
    ['worked-example-a-letter', 'Worked example: a letter', true],
  ]);
});

test('text is read into its blocks, and what is drawn into figures', () => {
  const [opening, name, example] = parseEducationGuide(guide).sections;
  const plain = (text: string) => [{ kind: 'plain', text }];
  expect(opening?.parts).toEqual([
    { kind: 'paragraph', words: plain('Before the first heading.') },
    {
      kind: 'bars',
      caption: 'Out of a hundred',
      bars: [{ label: 'One reader', share: 40, value: '.40' }],
    },
    {
      kind: 'ranges',
      caption: 'On a line',
      ranges: [{ label: 'KX-47', low: 20, middle: 30, high: 40.5, value: '2\u00a0±\u00a01' }],
    },
  ]);
  expect(name?.parts).toEqual([
    {
      kind: 'paragraph',
      words: [
        ...plain('Text with '),
        { kind: 'strong', words: plain('weight') },
        ...plain(' and '),
        { kind: 'link', to: '/education/scoring', words: plain('a link') },
        ...plain('.'),
      ],
    },
    { kind: 'quote', paragraphs: [plain('Somebody’s words.')] },
    { kind: 'table', head: [plain('A'), plain('B')], rows: [[plain('1'), plain('2 & 3')]] },
    { kind: 'list', isOrdered: true, items: [plain('One.'), plain('Two.')] },
  ]);
  expect(example?.parts).toEqual([{ kind: 'figure', name: 'anchors' }]);
});

test.each([
  ['no title', 'Only a paragraph.'],
  ['no lead', '# Title\n\n## Section'],
  ['code', '# Title\n\nLead.\n\n```js\n1\n```'],
  ['an unknown figure', '# Title\n\nLead.\n\n```figure cat\n```'],
  ['a picture', '# Title\n\nLead.\n\n![A cat](cat.png)'],
  ['HTML', '# Title\n\nLead.\n\n<b>Bold</b>'],
  ['a bar without a value', '# Title\n\nLead.\n\n```bars Caption\nOne | 40\n```'],
  ['a range of two places', '# Title\n\nLead.\n\n```ranges Caption\nOne | 40 50 | 4\n```'],
  ['a bar that is too long', '# Title\n\nLead.\n\n```bars Caption\nOne | 140 | all\n```'],
])('%s is refused', (_, text) => {
  expect(() => parseEducationGuide(text)).toThrow();
});

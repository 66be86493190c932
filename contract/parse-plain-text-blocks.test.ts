import { expect, test } from 'vitest';
import { parsePlainTextBlocks } from '@evenhand/contract/parse-plain-text-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const heading = (text: string) => ({ kind: 'heading', text });
const list = (...items: string[]) => ({ kind: 'list', items });

test.each([
  ['nothing', '', []],
  ['one sentence', 'You mend things.', [paragraph('You mend things.')]],
  ['paragraphs', 'One.\n\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['broken lines', 'One,\ntwo.', [paragraph('One,\ntwo.')]],
  ['a list', '- One\n• Two', [list('One', 'Two')]],
  ['a heading over a list', 'What you do:\n- One', [heading('What you do'), list('One')]],
  ['a heading apart', 'What you do\n\nYou mend.', [heading('What you do'), paragraph('You mend.')]],
  [
    'a marked heading',
    '## The team\nWe are four.',
    [heading('The team'), paragraph('We are four.')],
  ],
  [
    'a short line with nothing under it',
    'You mend.\n\nKind regards',
    [paragraph('You mend.'), paragraph('Kind regards')],
  ],
])('%s', (_, text, blocks) => {
  expect(parsePlainTextBlocks(text)).toEqual(blocks);
});

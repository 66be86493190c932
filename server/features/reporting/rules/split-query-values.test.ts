import { expect, test } from 'vitest';
import { splitQueryValues } from './split-query-values.ts';

const joined = (values: string[], joint: string) => values.map(encodeURIComponent).join(joint);

test.for([
  ['plain teams', 'Sales,Ops', ',', ['Sales', 'Ops']],
  ['nothing', undefined, ',', []],
  ['empty', '', '||', []],
  ['empty between', 'Sales,,Ops,', ',', ['Sales', 'Ops']],
  ['the same twice', 'Sales,Sales', ',', ['Sales']],
  ['what nobody encoded', '100 %,Ops', ',', ['100 %', 'Ops']],
  ['grades', 'Band 1||Band 2', '||', ['Band 1', 'Band 2']],
] as const)('%s', ([, text, joint, values]) => {
  expect(splitQueryValues(text, joint)).toEqual(values);
});

test.for([',', '||'] as const)(
  'values that hold %s, percent signs and letters of all kinds come through',
  (joint) => {
    const values = [
      'Research, Development',
      'A||B',
      '100%',
      '%2C',
      'Señores & Söhne',
      '| |',
      '=1+1',
    ];
    expect(splitQueryValues(joined(values, joint), joint)).toEqual(values);
  },
);

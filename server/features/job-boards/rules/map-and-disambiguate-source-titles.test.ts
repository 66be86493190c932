import { expect, test } from 'vitest';
import {
  disambiguateSourceTitles,
  mapSourcesToTitles,
} from './map-and-disambiguate-source-titles.ts';

const titles = mapSourcesToTitles([
  { source: 'mill-news', name: 'The Mill News' },
  { source: 'fair', name: 'Spring fair' },
  { source: 'fair-2', name: 'Spring fair' },
  { source: 'qr', name: 'Poster at the gate' },
]);

test.each([
  ['a board', ['mill-news'], ['The Mill News']],
  ['what the server writes', ['past-application', 'invitation'], ['Past applicants', 'Invitation']],
  ['a board that took its place', ['qr'], ['Poster at the gate']],
  ['what nobody has named', ['linkedin', 'Direct'], ['linkedin', 'Direct']],
  ['two of one name', ['fair', 'fair-2'], ['Spring fair (fair)', 'Spring fair (fair-2)']],
  ['one of them alone', ['fair-2'], ['Spring fair']],
  ['a source called as another', ['Spring fair', 'fair'], ['Spring fair', 'Spring fair (fair)']],
])('%s: %j is called %j', (_, sources, expected) => {
  expect([...disambiguateSourceTitles(sources, titles).values()]).toEqual(expected);
});

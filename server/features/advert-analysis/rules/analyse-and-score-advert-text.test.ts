import { expect, test } from 'vitest';
import { countSyllables } from '../count-syllables.ts';
import { addToAdvertScoreHistory } from './add-to-advert-score-history.ts';
import { analyseAdvertText, scoreAdvertFindings } from './analyse-and-score-advert-text.ts';
import { noTopicsCoveredByJobFields } from './missing-topics-and-structure-problems.ts';
import { jobTitleFromAdvert } from './job-title-from-advert.ts';
import { measureCpuMs } from '../../../test/measure-cpu-ms.ts';

const read = (text: string, ignored: string[] = []) =>
  analyseAdvertText({ text, facts: noTopicsCoveredByJobFields, ignored }, countSyllables);
const good =
  'You bake bread for the shops in our town and you are the first to be there in the morning. ';

test.each([
  ['emoji before it', `🙂🙂 ${good} You utilise 🧑‍🍳 ovens.`],
  ['letters of other scripts', `Żółć 面包 ${good} You utilise ovens.`],
  ['combining letters', `Cre\u0300me bru\u0302le\u0301e. ${good} You utilise ovens.`],
  ['lines of every kind', `\n\n - ${good}\n\n\t* You utilise ovens.`],
  [
    'mark-up',
    `<p>${good.replace('bake', 'b&auml;ke &amp; <b>bake</b>')}</p><ul><li>You utilise ovens &#x1F642;</li></ul>`,
  ],
  [
    'hidden mark-up',
    `<style>utilise { he: 1 }</style><script>he()</script><p>${good}</p><p>You utilise ovens.</p>`,
  ],
])('a finding stands where its words stand, with %s', (_what, text) => {
  const found = read(text).findings.filter(
    ({ group }) => group === 'jargon' || group === 'inclusion',
  );
  expect(found.map(({ from, to }) => text.slice(from ?? 0, to ?? 0))).toEqual(['utilise']);
});

test('blocks of mark-up end a sentence, and a text with a sign for less is no mark-up', () => {
  const html = `<ul>${'<li>Bake the loaves and the rolls for the shops of the town</li>'.repeat(4)}</ul>`;
  expect(read(html).reading).toMatchObject({ sentences: 4 });
  expect(read(`${good} a <b c> d ${good}`).words).toBe(44);
});

test('the score is a hundred less 3, 6 or 12 for each finding, once however often it stands there', () => {
  const of = (severity: 'note' | 'low' | 'medium' | 'high', key: string, ignored = false) => ({
    severity,
    key,
    ignored,
  });
  expect(scoreAdvertFindings([])).toBe(100);
  expect(
    scoreAdvertFindings([of('low', 'a'), of('medium', 'b'), of('high', 'c'), of('note', 'd')]),
  ).toBe(79);
  expect(scoreAdvertFindings([of('high', 'a'), of('high', 'a')])).toBe(88);
  expect(scoreAdvertFindings([of('high', 'a', true)])).toBe(100);
  expect(scoreAdvertFindings(Array.from({ length: 20 }, (_, n) => of('high', `${n}`)))).toBe(0);
});

test('what is ignored is still listed, marked as such, and costs nothing', () => {
  const text = `${good} You utilise the oven. He can help.`;
  const [all, less] = [read(text), read(text, ['jargon/utilise'])];
  expect(less.findings).toHaveLength(all.findings.length);
  expect(less.findings.find(({ key }) => key === 'jargon/utilise')?.ignored).toBe(true);
  expect(less.score).toBe((all.score ?? 0) + 3);
  const jargon = less.groups.find(({ name }) => name === 'jargon');
  expect(jargon).toEqual({ name: 'jargon', score: 100, findings: 0 });
});

test.each([
  [
    'German',
    'Wir suchen eine Bäckerin oder einen Bäcker für unser Team in Leeds. Du bist mit dabei, wenn wir das Brot für die Stadt backen und auch auf dem Markt verkaufen.',
  ],
  [
    'French',
    'Nous cherchons une boulangère ou un boulanger pour notre équipe dans le centre de la ville. Vous êtes avec nous quand les pains sont faits et vendus sur le marché.',
  ],
  [
    'Spanish',
    'Buscamos una persona para nuestro equipo en el centro de la ciudad, con ganas de trabajar y que sepa hacer el pan como se hace en las casas de los pueblos.',
  ],
  [
    'Welsh',
    'Rydym yn chwilio am bobydd i ymuno â ni yn y dref. Byddwch yn gweithio gyda ni ar y bara sydd ei angen ar ein siopau ac yn ei werthu ar y farchnad.',
  ],
  [
    null,
    'Мы ищем пекаря в нашу команду. Вы будете печь хлеб для магазинов города и продавать его на рынке каждую неделю вместе с нами и нашими друзьями.',
  ],
  [
    null,
    '私たち は 町 の 店 の ため に パン を 焼く 人 を 探して います 一緒 に 働き ましょう 毎朝 早く 起きて パン を 作り ます',
  ],
])('an advert in %s is told that it is not covered', (language, text) => {
  expect(read(text)).toMatchObject({ state: 'not-covered', language, score: null, findings: [] });
});

test.each([
  ['', 0],
  ['A baker.', 2],
  ['one '.repeat(19), 19],
])('“%s” is too short to say anything', (text, words) => {
  expect(read(text)).toMatchObject({ state: 'too-short', words, score: null, findings: [] });
});

const MEGABYTE = 1_000_000;
const fill = (part: string) => part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE);

test.each(['<a', "a'", '5 years ', 'the of and you. '])(
  'a megabyte of %j is read, or refused, in a moment',
  (part) => {
    const cpuMs = measureCpuMs(() => {
      const report = read(fill(part));
      expect(report.findings.length).toBeLessThanOrEqual(300);
    });
    // A second or less; what goes back over the text takes minutes.
    expect(cpuMs).toBeLessThan(15_000);
  },
);

const at = (minute: number) => new Date(minute * 60_000);

test('the history has one score for each edit, and forgets the oldest of many', () => {
  const first = addToAdvertScoreHistory([], { at: at(0), score: 40, words: 100 });
  const same = addToAdvertScoreHistory(first, { at: at(90), score: 40, words: 100 });
  expect(same).toEqual(first);
  const soon = addToAdvertScoreHistory(first, { at: at(20), score: 55, words: 110 });
  expect(soon).toEqual([{ at: at(0), score: 55, words: 110 }]);
  const later = addToAdvertScoreHistory(soon, { at: at(31), score: 70, words: 110 });
  expect(later.map(({ score }) => score)).toEqual([55, 70]);
  let many = later;
  for (let n = 0; n < 60; n += 1)
    many = addToAdvertScoreHistory(many, { at: at(1000 + n * 40), score: n, words: n });
  expect([many.length, many.at(-1)?.score]).toEqual([30, 59]);
});

test.each([
  ['Baker\n\nYou bake.', 'Baker'],
  ['\n\n# Job title: Head Baker\nMore', 'Head Baker'],
  ['We are looking for a baker who bakes bread for us every day of the week', 'My advert'],
  ['We hire a baker.', 'My advert'],
  ['', 'My advert'],
])('%j is called %s', (advert, title) => {
  expect(jobTitleFromAdvert(advert)).toBe(title);
});

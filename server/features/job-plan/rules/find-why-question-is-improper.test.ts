import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../../test/example-plan-item-by-kind.ts';
import { euMemberStates } from './eu-member-states.ts';
import { findWhyQuestionIsImproper } from './find-why-question-is-improper.ts';

const find = (item: PlanItem, country: string | null = 'GB') =>
  findWhyQuestionIsImproper(item, { stage: 'Form', country });
const codes = (item: PlanItem) => find(item).map(({ code }) => code);

test.each([
  'What is your current salary?',
  'Your last annual pay, please',
  'Please tell us your most recent total compensation.',
  'How much do you earn?',
  'What did you earn in that job?',
  'How much were you paid before?',
  'Salary history of the last three years',
  'What was the salary in your previous role?',
  'State the current gross salary',
  'Upload your last payslips',
  'Wie hoch ist Ihr aktuelles Gehalt?',
  'Was war Ihr früheres Jahresgehalt?',
  'Wie viel verdienen Sie derzeit?',
  'Quel est votre salaire actuel ?',
  'Votre rémunération précédente',
  'Wat is uw huidige salaris?',
])('%j asks what somebody earned', (text) => {
  for (const item of [items['short-text'], items.number, items.interview])
    expect(codes({ ...item, text })).toEqual(['salary-history']);
});

test.each([
  'Which salary do you expect?',
  'How would you explain a pay rise to a team?',
  'Describe how you would check a payroll of 200 people.',
  'What is your current place of work?',
  'How did you earn the trust of your last team?',
  'What do you make of this chart?',
  'How would you review current salary bands?',
  'Welches Gehalt erwarten Sie?',
  'Quel salaire attendez-vous ?',
])('%j does not', (text) => {
  expect(codes({ ...items['short-text'], text })).toEqual([]);
});

test('it is pointed out everywhere, and refused where the law of the European Union forbids it', () => {
  const item = { ...items['short-text'], text: 'What is your current salary?' };
  for (const country of ['DE', 'FR', 'NL', 'IE', 'SE'])
    expect(find(item, country)).toMatchObject([{ blocks: true }]);
  for (const country of ['GB', 'NI', 'CH', 'NO', 'US', 'other', null])
    expect(find(item, country)).toMatchObject([{ blocks: false }]);
  expect(find(item, 'DE')[0]).toEqual({
    code: 'salary-history',
    blocks: true,
    where: { stage: 'Form', item: 'short' },
    message:
      'In the European Union an employer may not ask what an applicant earns or earned (Directive (EU) 2023/970, article 5(2)). Say what the role pays, or ask which pay they expect.',
  });
  expect(find(item, 'GB')[0]?.message).toBe(
    'What somebody earned carries earlier unfairness along, and says nothing of what they can do. Say what the role pays, or ask which pay they expect.',
  );
});

test('the European Union has 27 members, each by its code', () => {
  expect(euMemberStates.size).toBe(27);
});

test('years of experience are pointed out where they are required, wherever the years stand', () => {
  const required = { least: 5, most: null };
  const number = { ...items.number, mustHave: required };
  const years = ['years-of-experience'];
  expect(codes({ ...number, text: 'How many years of experience do you have?' })).toEqual(years);
  expect(codes({ ...number, text: 'Your experience as a baker', unit: 'years' })).toEqual(years);
  expect(codes({ ...number, text: 'Wie viele Jahre Berufserfahrung haben Sie?' })).toEqual(years);
  expect(
    codes({
      ...items['one-of'],
      text: 'How experienced are you?',
      options: [
        { key: 'few', words: 'Less than two years' },
        { key: 'many', words: 'More than two years' },
      ],
      mustHave: { options: ['many'] },
    }),
  ).toEqual(years);
  const yesNo = { ...items['yes-no'], text: 'Have you worked as a baker for two years?' };
  expect(codes({ ...yesNo, mustHave: { answer: true } })).toEqual(years);
  expect(find({ ...yesNo, mustHave: { answer: true } }, 'DE')).toMatchObject([{ blocks: false }]);

  expect(codes(yesNo)).toEqual([]);
  expect(codes({ ...yesNo, mustHave: undefined })).toEqual([]);
  expect(codes({ ...number, text: 'How many years until you finish school?' })).toEqual([]);
  expect(codes({ ...number, text: 'How many bakeries have you experience of?' })).toEqual([]);
});

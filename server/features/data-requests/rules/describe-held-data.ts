import type { PersonalDataStoreSummary } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import type { AllDataOfApplication } from './all-data-of-application-type.ts';

/** What is held, store by store, in words; a store in which there is nothing is not named. */
export function describeHeldData(data: AllDataOfApplication): PersonalDataStoreSummary[] {
  const marks =
    data.marks.length + data.interviews.reduce((sum, { marks: given }) => sum + given.length, 0);
  const notes = data.interviews.reduce((sum, { notes: written }) => sum + written.length, 0);
  const views = data.nameOpened.length + data.nameSeen.filter(({ how }) => how !== 'opened').length;
  const counted: [name: string, count: number, what: string][] = [
    ['What you wrote', data.answers.length, countOf(data.answers.length, 'answer')],
    ['Tests', data.tests.length, countOf(data.tests.length, 'test')],
    ['Tasks', data.tasks.length, countOf(data.tasks.length, 'task')],
    ['Interviews', data.interviews.length, countOf(data.interviews.length, 'interview')],
    [
      'What was written of you',
      marks + notes,
      [countOf(marks, 'mark'), notes > 0 && countOf(notes, 'note')].filter(Boolean).join(' and '),
    ],
    [
      'Who saw your name',
      views,
      views === 1 ? '1 person, with the day and how' : `${views} people, each with the day and how`,
    ],
    ['Decisions', data.decisions.length, countOf(data.decisions.length, 'decision')],
    [
      'Adjustments',
      data.adjustments.length,
      `${countOf(data.adjustments.length, 'wish', 'wishes')}, with the answer`,
    ],
    ['E-mails', data.emails.length, countOf(data.emails.length, 'e-mail')],
    [
      'What you asked about your data',
      data.requests.length,
      countOf(data.requests.length, 'request'),
    ],
    ['How applying was', data.survey.length, countOf(data.survey.length, 'answer')],
  ];
  return [
    { name: 'Your name and address', what: `${nameOf(data)}${data.person.email}` },
    ...counted.flatMap(([name, count, what]) => (count > 0 ? [{ name, what }] : [])),
    ...(data.equalOpportunities === null
      ? []
      : [
          {
            name: 'Equal-opportunities answers',
            what: 'apart from your application, and read only as figures of groups',
          },
        ]),
  ];
}

function nameOf({ person: { firstName, lastName } }: AllDataOfApplication): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? '' : `${name}, `;
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

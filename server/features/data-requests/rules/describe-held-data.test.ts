import { expect, test } from 'vitest';
import { makeDataExportFiles } from './make-data-export-files.ts';
import { describeHeldData } from './describe-held-data.ts';
import type { AllDataOfApplication } from './all-data-of-application-type.ts';

const nothing: AllDataOfApplication = {
  person: { firstName: '', lastName: '', email: 'ada@example.com', mayBeContactedUntil: null },
  application: { reference: 'KX-47', role: 'Baker', organisation: 'Larkfield', cameFrom: 'Direct' },
  privacyNotice: null,
  answers: [],
  tests: [],
  tasks: [],
  marks: [],
  interviews: [],
  decisions: [],
  nameOpened: [],
  nameSeen: [],
  adjustments: [],
  emails: [],
  invitations: [],
  requests: [],
  equalOpportunities: null,
  survey: [],
  writtenAt: '2026-11-20T12:00:00Z',
};
const interview = {
  round: 'Panel',
  state: 'done',
  startsAt: null,
  marks: [
    { by: 'a member of the hiring team', question: null, stars: 3, notAsked: false, note: 'Calm.' },
    { by: 'a member of the hiring team', question: 'Why?', stars: null, notAsked: true, note: '' },
  ],
  notes: [{ by: 'somebody who runs the role', text: 'Came early.' }],
};

test('a store in which there is nothing is not named', () => {
  expect(describeHeldData(nothing)).toEqual([
    { name: 'Your name and address', what: 'ada@example.com' },
  ]);
});

test('one and many are counted in words, interviews with their marks and notes', () => {
  const held = describeHeldData({
    ...nothing,
    answers: [{ stage: null, question: 'Why?', answer: 'So.', value: null, savedAt: '' }],
    marks: [{ question: 'Why?', by: 'Reviewer 1', stars: 4, counts: true }],
    interviews: [interview],
    nameSeen: [
      { by: 'an admin of the organisation', on: '2026-11-20', how: 'opened' },
      { by: 'a member of the hiring team', on: '2026-11-21', how: 'interviewed' },
    ],
    nameOpened: [{ by: 'an admin of the organisation', on: '2026-11-20', reason: 'They called.' }],
    equalOpportunities: { gender: 'gender.woman' },
  });
  expect(Object.fromEntries(held.map(({ name, what }) => [name, what]))).toMatchObject({
    'What you wrote': '1 answer',
    'What was written of you': '3 marks and 1 note',
    Interviews: '1 interview',
    'Who saw your name': '2 people, each with the day and how',
    'Equal-opportunities answers': expect.stringContaining('apart from your application'),
  });
});

test('tables have a line for each mark and note, and who saw the name by the day', () => {
  const files = makeDataExportFiles({
    ...nothing,
    marks: [{ question: 'Why?', by: 'Reviewer 1', stars: 4, counts: false }],
    interviews: [interview],
    nameSeen: [{ by: 'a member of the hiring team', on: '2026-11-19', how: 'interviewed' }],
    nameOpened: [{ by: 'an admin of the organisation', on: '2026-11-20', reason: '=HYPERLINK(1)' }],
  });
  expect(files['marks.csv']?.split('\r\n')).toEqual([
    '\uFEFFPart,Question,Given by,Stars,Note',
    'Written answers,Why?,Reviewer 1,4,Void: it counts nowhere',
    'Panel,Told once the role is over,a member of the hiring team,3,Calm.',
    'Panel,Why?,a member of the hiring team,,Not asked',
    'Panel,,somebody who runs the role,,Came early.',
    '',
  ]);
  expect(files['who-saw-your-name.csv']?.split('\r\n').slice(1)).toEqual([
    '2026-11-19,a member of the hiring team,Sat on your interview panel,',
    "2026-11-20,an admin of the organisation,Opened your name before it was released,'=HYPERLINK(1)",
    '',
  ]);
  expect(JSON.parse(files['everything.json'] ?? '')).toMatchObject({ marks: [{ counts: false }] });
});

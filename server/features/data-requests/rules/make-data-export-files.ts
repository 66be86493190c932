import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import type { AllDataOfApplication } from './all-data-of-application-type.ts';

/** The files of an export by their names: everything as JSON for programs, and the tables of it for spreadsheets. */
export function makeDataExportFiles(data: AllDataOfApplication): Record<string, string> {
  return {
    'read-me.txt': readMe(data),
    'everything.json': `${JSON.stringify(data, null, 2)}\n`,
    'answers.csv': csv(
      ['Stage', 'Question', 'Answer', 'Saved at'],
      data.answers.map(({ stage, question, answer, value, savedAt }) => [
        stage,
        question,
        answer === '' && value !== null ? JSON.stringify(value) : answer,
        savedAt,
      ]),
    ),
    'marks.csv': csv(['Part', 'Question', 'Given by', 'Stars', 'Note'], listMarks(data)),
    'who-saw-your-name.csv': csv(['Day', 'Who', 'How', 'Reason'], listNameViews(data)),
    'e-mails.csv': csv(
      ['Sent at', 'To', 'Subject', 'Text'],
      data.emails.map(({ sentAt, to, subject, text }) => [sentAt, to, subject, text]),
    ),
  };
}

type Cells = readonly (string | number | null)[];

function csv(head: Cells, lines: readonly Cells[]): string {
  return CSV_BYTE_ORDER_MARK + [head, ...lines].map(writeCsvLine).join('');
}

function listMarks({ marks, interviews }: AllDataOfApplication): Cells[] {
  return [
    ...marks.map(({ question, by, stars, counts }) => [
      'Written answers',
      question,
      by,
      stars,
      counts ? '' : 'Void: it counts nowhere',
    ]),
    ...interviews.flatMap(({ round, marks: given, notes }) => [
      ...given.map(({ question, by, stars, notAsked, note }) => [
        round,
        question ?? 'Told once the role is over',
        by,
        stars,
        notAsked ? 'Not asked' : note,
      ]),
      ...notes.map(({ by, text }) => [round, '', by, null, text]),
    ]),
  ];
}

const howWords: Record<string, string> = {
  opened: 'Opened your name before it was released',
  searched: 'Found it by searching',
  shown: 'Saw it on a page',
  interviewed: 'Sat on your interview panel',
  mailed: 'Was written to about you',
  adjusted: 'Read what you asked to be adjusted',
  entered: 'Typed your application in for you',
};

function listNameViews({ nameOpened, nameSeen }: AllDataOfApplication): Cells[] {
  return [
    ...nameOpened.map(({ on, by, reason }) => [on, by, howWords['opened'] ?? '', reason]),
    ...nameSeen
      .filter(({ how }) => how !== 'opened')
      .map(({ on, by, how }) => [on, by, howWords[how] ?? how, '']),
  ].toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

function readMe({
  application: { organisation, role, reference },
  writtenAt,
}: AllDataOfApplication): string {
  return `What ${organisation} holds of you
${'='.repeat(`What ${organisation} holds of you`.length)}

Your application for ${role}, ${reference}. Written ${writtenAt}.

everything.json        all of it, for programs
answers.csv            what you wrote
marks.csv              the marks that were given, and notes that were made
who-saw-your-name.csv  who opened or saw your name, when and why
e-mails.csv            what you were sent

People of ${organisation} stand in it by their part, and not by name. What others did is told by the day.
Guides for reviewers are not in it, because other candidates answer the same questions.
`;
}

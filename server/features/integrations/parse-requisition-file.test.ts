import { REQUISITION_FILE_ROWS_MAX } from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { expect, test } from 'vitest';
import { parseRequisitionFile } from './parse-requisition-file.ts';

const HEAD = 'id,title,description,location,department,closeDate,team\n';
const kept = (text: string) => {
  const read = parseRequisitionFile(text);
  return 'problem' in read ? read.problem : read.requisitions;
};
const refused = (text: string) => {
  const read = parseRequisitionFile(text);
  return 'problem' in read ? read.problem : read.refused.map(({ row, why }) => `${row}: ${why}`);
};

const technician = {
  reference: 'REQ-104',
  title: 'Turbine Technician',
  description: 'You climb,\nyou mend.',
  location: 'Hull',
  dept: 'Operations',
  closeDate: '2027-01-31',
  team: ['wole@example.com', 'hana@example.com'],
};

test.each([
  [
    'CSV',
    `${HEAD}REQ-104,Turbine Technician,"You climb,\nyou mend.",Hull,Operations,2027-01-31,wole@example.com;Hana@Example.com\n`,
  ],
  [
    'CSV of a spreadsheet with semicolons, a byte order mark and other names of columns',
    '\uFEFFRequisition ID;Job title;Description;Location;Dept;Closing date;Team\r\nREQ-104;Turbine Technician;"<p>You climb,<br>you mend.</p>";Hull;Operations;2027-01-31;wole@example.com, hana@example.com\r\n',
  ],
  [
    'JSON',
    JSON.stringify([
      {
        id: 'REQ-104',
        title: 'Turbine Technician',
        description: 'You climb,\nyou mend.',
        location: 'Hull',
        department: 'Operations',
        closeDate: '2027-01-31T22:00:00Z',
        team: ['wole@example.com', 'hana@example.com', 'nobody'],
        salary: 1,
      },
    ]),
  ],
])('%s is read', (_, text) => {
  expect(kept(text)).toEqual([technician]);
});

test('a list may stand under `requisitions`, and an id may be a number', () => {
  expect(kept('{"requisitions":[{"id":7,"title":"Baker"}]}')).toMatchObject([
    {
      reference: '7',
      title: 'Baker',
      description: '',
      location: null,
      dept: null,
      closeDate: null,
    },
  ]);
});

test('each row that cannot be kept is named with its reason, and the others are kept', () => {
  const text = `${HEAD}A1,Baker,,,,,
,Seller,,,,,
A3,,,,,,
A1,Second baker,,,,,
A5,${'x'.repeat(257)},,,,,
${'y'.repeat(257)},Miller,,,,,
A7,Miller,${'x'.repeat(20_001)},,,,
A8,Miller,,${'x'.repeat(201)},,,
A9,Miller,,,${'x'.repeat(101)},,
B1,Miller,,,,31/01/2027,
B2,Miller,,,,2027-02-30,
B3,Miller,,,,,not an address
`;
  expect(refused(text)).toEqual([
    '3: It has no id.',
    '4: It has no title.',
    '5: The id A1 stands in row 2 already.',
    '6: Its title has more than 256 characters.',
    '7: Its id has more than 256 characters.',
    '8: Its description has more than 20000 characters.',
    '9: Its location has more than 200 characters.',
    '10: Its department has more than 100 characters.',
    '11: Its closing date is not a date. Write it like 2026-11-30.',
    '12: Its closing date is not a date. Write it like 2026-11-30.',
  ]);
  expect(kept(text)).toMatchObject([
    { reference: 'A1', title: 'Baker' },
    { reference: 'B3', team: [] },
  ]);
});

test.each([
  ['', 'The first line must name the columns, with id and title among them.'],
  [HEAD, 'The file has no requisitions.'],
  ['[]', 'The file has no requisitions.'],
  ['name,what\nx,y', 'The first line must name the columns, with id and title among them.'],
  [
    'PK\u0003\u0004 a spreadsheet',
    'The first line must name the columns, with id and title among them.',
  ],
  [`${HEAD}A1,"Baker,,,`, 'The file cannot be read from line 2 on. Check its quotation marks.'],
  ['[{"id":1', 'This is no JSON that can be read. Check its brackets and quotation marks.'],
  ['{"a":1}', 'Write a list of requisitions, each with an id and a title.'],
  [
    '['.repeat(200_000),
    'This is no JSON that can be read. Check its brackets and quotation marks.',
  ],
  [
    `id,title\n${'1,Baker\n'.repeat(REQUISITION_FILE_ROWS_MAX + 1)}`,
    `The file has more than ${REQUISITION_FILE_ROWS_MAX} rows. Divide it.`,
  ],
])('%.30j is refused as a whole', (text, problem) => {
  expect(parseRequisitionFile(text)).toEqual({ problem });
});

test('what is no text in JSON is taken for nothing, and no name of a field reaches the code', () => {
  const text =
    '[{"id":{"a":1},"title":"x"},null,7,"y",{"id":"1","title":["z"]},{"__proto__":1,"constructor":2}]';
  expect(refused(text)).toHaveLength(6);
  expect(kept('[{"id":"1","title":"x","team":{"a":1},"closeDate":false}]')).toMatchObject([
    { team: [], closeDate: null },
  ]);
});

test.each<[string, object]>([
  ['in its stages', { stages: [{ kind: 'form', items: [{ kind: 'hologram', text: 'Who?' }] }] }],
  ['by itself', { questions: [{ kind: 'hologram' }, { kind: 'form' }] }],
  ['as items', { items: [{ kind: 'hologram' }, null, 'form', { kind: 7 }] }],
])(
  'a requisition that asks something %s is refused with the kind, and the next one is kept',
  (_, asks) => {
    const file = JSON.stringify([
      { id: 1, title: 'Miller', ...asks },
      { id: 2, title: 'Baker', questions: [{ text: 'Of no kind.' }], stages: 'none' },
    ]);
    expect(refused(file)).toEqual([
      expect.stringMatching(/^1: It has something of kind .*“hologram”.* imported as text/),
    ]);
    expect(kept(file)).toMatchObject([{ reference: '2', title: 'Baker' }]);
  },
);

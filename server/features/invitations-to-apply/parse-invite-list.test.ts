import { describe, expect, test } from 'vitest';
import { parseInviteList } from './parse-invite-list.ts';
import { measureCpuMs } from '../../test/measure-cpu-ms.ts';

const read = (text: string) => {
  const list = parseInviteList(text);
  if ('problem' in list) throw new Error(list.problem);
  return list;
};
const addresses = (text: string) => read(text).people.map(({ email }) => email);

test.each([
  ['lines', 'ada@example.com\nben@example.com\n'],
  ['lines of another system', 'ada@example.com\r\nben@example.com'],
  ['commas', 'ada@example.com, ben@example.com'],
  ['semicolons', 'ada@example.com; ben@example.com;'],
  ['as mail programs write them', 'Ada Okoro <ada@example.com>, "Lee, Ben" <ben@example.com>'],
  ['links', 'mailto:ada@example.com\nmailto:ben@example.com'],
  ['a byte order mark', '\uFEFFada@example.com\nben@example.com'],
  ['a file with a head', 'Name,E-mail\nAda Okoro,ada@example.com\nBen Lee,ben@example.com\n'],
  ['a file without a head', 'Ada Okoro;ada@example.com\nBen Lee;ben@example.com'],
  ['one column with a head', 'email\nada@example.com\nben@example.com'],
  [
    'columns by tabs',
    'First name\tLast name\tEmail\nAda\tOkoro\tada@example.com\nBen\tLee\tben@example.com',
  ],
  ['capitals', 'ADA@Example.COM\nBen@example.com'],
])('reads %s', (_, text) => {
  expect(addresses(text)).toEqual(['ada@example.com', 'ben@example.com']);
});

test.each([
  ['Ada Okoro <a@example.com>', 'Ada', 'Okoro'],
  ['"Okoro, Ada" <a@example.com>', 'Ada', 'Okoro'],
  ['a@example.com', '', ''],
  ['Ada <a@example.com>', 'Ada', ''],
  ['first name,last name,email\nAda Maria,van der Berg,a@example.com', 'Ada Maria', 'van der Berg'],
  ['full name,email\n"Okoro, Ada",a@example.com', 'Ada', 'Okoro'],
  ['email,name\nAda Okoro <a@example.com>,', 'Ada', 'Okoro'],
])('%j names its person', (text, firstName, lastName) => {
  expect(read(text).people).toMatchObject([{ firstName, lastName }]);
});

test('tells of each row that is refused where it stands and why', () => {
  const { people, refused } = read(
    'name,email\nAda,ada@example.com\nNobody,\nBen,ben@@example\nAda again,ADA@example.com\nx,a@b.c>',
  );
  expect(people).toHaveLength(1);
  expect(refused).toEqual([
    { line: 3, text: 'Nobody,', why: 'malformed' },
    { line: 4, text: 'Ben, ben@@example', why: 'malformed' },
    { line: 5, text: 'Ada again, ADA@example.com', why: 'twice' },
    { line: 6, text: 'x, a@b.c>', why: 'malformed' },
  ]);
});

test('a cell that a spreadsheet would run stays the text that it is', () => {
  const formulas = ['=1+1', '+SUM(A1)', '-2', '@x', '=HYPERLINK("http://evil.example")'];
  const csv = `name,email\n${formulas
    .map((cell, i) => `"${cell.replaceAll('"', '""')}",p${i}@example.com`)
    .join('\n')}`;
  expect(
    read(csv).people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  ).toEqual(formulas);
  expect(read('email\n=cmd|calc!A1@example.com').refused).toHaveLength(0);
});

test.each([
  ['a line end', 'A\r\nBcc: x@example.com'],
  ['a mark that turns writing', 'Ada\u202emoc'],
  ['a hundred thousand letters', 'x'.repeat(100_000)],
])('a name with %s becomes one short line', (_, name) => {
  const csv = `name,email\n"${name}",ada@example.com`;
  for (const { firstName, lastName } of read(csv).people) {
    expect(`${firstName} ${lastName}`).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    expect(firstName.length).toBeLessThanOrEqual(100);
    expect(lastName.length).toBeLessThanOrEqual(100);
  }
});

describe('limits', () => {
  const rows = (n: number) =>
    `name,email\n${Array.from({ length: n }, (_, i) => `Person ${i},p${i}@example.com`).join('\n')}`;

  test('ten thousand rows are read in a moment', () => {
    const cpuMs = measureCpuMs(() => expect(read(rows(10_000)).people).toHaveLength(10_000));
    expect(cpuMs).toBeLessThan(5_000);
  });

  test('one more is refused with a sentence', () => {
    expect(parseInviteList(rows(10_001))).toEqual({
      problem: 'These are 10,001 rows. At most 10,000 can be sent at once.',
    });
  });

  test.each([
    [
      'a picture',
      '\u0089PNG\0\0',
      'This is not a list of addresses. Save it as CSV or plain text.',
    ],
    [
      'a broken file',
      'name,email\n"Ada,ada@example.com',
      'A quoted cell of the file is not closed. Save it as CSV anew.',
    ],
  ])('%s is refused with a sentence', (_, text, problem) => {
    expect(parseInviteList(text)).toEqual({ problem });
  });
});

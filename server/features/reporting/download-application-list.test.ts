import { parse as parseStrictly } from 'csv-parse/sync';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const ADDRESS = '/api/applicant/list/csv';
const SPRING = '?start=2026-03-01&end=2026-05-31';

let org: PlantedOrganisation;
let admin: PlantedMember;

beforeAll(async () => {
  org = await server.given.organisation();
  await server.given.feature(org, 'global-reporting');
  admin = await server.given.member(org, { role: 'ADMIN' });
});

/** So many who submitted at noon of a day in Europe/London, nobody known by name. */
async function submitted(job: PlantedJob, n: number, day = '2026-04-10'): Promise<void> {
  await server.given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, submitted_at)
     select $1, $2, chr(65 + i / 9000 % 26) || 'A-' || 1000 + i % 9000, 'submitted', $4::timestamptz, $4::timestamptz
     from generate_series(0, $3::int - 1) i`,
    [job.orgId, job.id, n, `${day}T12:00:00Z`],
  );
}

async function change(table: 'application' | 'job', id: number, values: Record<string, unknown>) {
  for (const [column, value] of Object.entries(values))
    await server.given.owner.query(`update core.${table} set ${column} = $2 where id = $1`, [
      id,
      value,
    ]);
}

const download = async (query = SPRING, by = admin) => {
  const reply = await server.as(by).get(ADDRESS + query);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return { reply, lines: read(reply.body) };
};

/** By two parsers that know nothing of each other, which must agree. */
function read(text: string): Record<string, string>[] {
  expect(text.charAt(0)).toBe('\uFEFF');
  const strictly = parseStrictly(text, { bom: true, columns: true }) as Record<string, string>[];
  const kindly = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(kindly.errors).toEqual([]);
  expect(kindly.data).toEqual(strictly);
  return strictly;
}

describe('what a line tells', () => {
  let job: PlantedJob;
  let ids: Record<'open' | 'sealed', number>;

  beforeAll(async () => {
    job = await server.given.openJob(admin, { title: 'Baker' });
    await change('job', job.id, { team: 'Ovens', grade: 'Senior' });
    await server.given.question(job);
    const [open, sealed] = [
      await server.given.application(job, { firstName: 'Ada', lastName: 'Okoro' }),
      await server.given.application(job, { firstName: 'Ben', lastName: 'Lee' }),
    ];
    const reviewers = [await server.given.member(org), await server.given.member(org)];
    const batch = await server.given.batch(job, {
      by: admin,
      reviewers,
      applications: [open],
      stars: (_application, _question, reviewer) => 3 + reviewer,
    });
    await server.given.owner.query(
      'update core.review_batch set released_at = now() where id = $1',
      [batch.id],
    );
    await server.given.batch(job, { by: admin, reviewers, applications: [sealed], stars: () => 5 });
    await server.given.cameFrom(open, 'village-shop', { isOpen: true });
    await server.given.cameFrom(sealed, 'a-friend');
    for (const { id } of [open, sealed])
      await change('application', id, {
        started_at: '2026-03-31T23:30:00Z',
        submitted_at: '2026-04-02T12:00:00Z',
      });
    await change('application', open.id, {
      state: 'hired',
      interviewed_at: '2026-05-31T23:15:00Z',
      hired_at: '2026-06-20T12:00:00Z',
    });
    ids = { open: open.id, sealed: sealed.id };
  });

  const lineOf = async (ref: string) => {
    const { lines } = await download(`${SPRING}&teams=Ovens`);
    return lines.find((line) => line['Reference'] === ref);
  };

  test('of an open name everything is told, in days of the organisation', async () => {
    expect(await lineOf('KX-10')).toEqual({
      Reference: 'KX-10',
      Role: 'Baker',
      Team: 'Ovens',
      Grade: 'Senior',
      Stage: 'Hired',
      // Half past midnight in London.
      Started: '2026-04-01',
      Submitted: '2026-04-02',
      'To interviews or tasks': '2026-06-01',
      Hired: '2026-06-20',
      Rejected: '',
      Source: 'village-shop',
      'First name': 'Ada',
      'Last name': 'Okoro',
      'E-mail': expect.stringMatching(/@example\.com$/),
      // Two reviewers of one answer: (3 + 4) / 2.
      'Mean stars': '3.5',
    });
  });

  test('of a sealed name neither the person, nor where they came from, nor unreleased stars', async () => {
    const { reply } = await download();
    expect(reply.body).not.toMatch(/Ben|Lee|a-friend/);
    expect(await lineOf('KX-11')).toMatchObject({
      Stage: 'In Review',
      Source: '',
      'First name': '',
      'Last name': '',
      'E-mail': '',
      'Mean stars': '',
    });
  });

  test('whoever still reviews on a role learns no more of it than its references', async () => {
    const reviewing = await server.given.member(org, { role: 'ADMIN' });
    await server.given.batch(job, { by: admin, reviewers: [reviewing], applications: [] });
    await server.given.owner.query(
      `update blind.review_session set finished = false where org_id = $1 and link_id in
         (select id from core.reviewer_link where member_id = $2)`,
      [org.id, reviewing.id],
    );
    // While it is open, not even that there is one more.
    expect((await download(`${SPRING}&teams=Ovens`, reviewing)).lines).toEqual([]);
    await change('job', job.id, { closes_at: '2026-06-30' });
    const { lines } = await download(`${SPRING}&teams=Ovens`, reviewing);
    for (const line of lines)
      expect([line['Source'], line['First name'], line['E-mail'], line['Mean stars']]).toEqual([
        '',
        '',
        '',
        '',
      ]);
    expect(lines).toHaveLength(2);
  });

  test('asked by hire, it is about those hired in the period', async () => {
    const query = '&rangeType=hiredAt';
    expect((await download(`?start=2026-06-20&end=2026-06-20${query}`)).lines).toMatchObject([
      { Reference: 'KX-10' },
    ]);
    expect((await download(SPRING + query)).lines).toEqual([]);
  });

  test('who was erased is in it no more, and nobody of a practice role ever was', async () => {
    await change('application', ids.sealed, { state: 'erased' });
    expect(await lineOf('KX-11')).toBeUndefined();
    await change('job', job.id, { sample: true });
    expect(await lineOf('KX-10')).toBeUndefined();
    await change('job', job.id, { sample: false });
  });
});

test('nothing in it is run by a spreadsheet, and what is written over several lines stays one cell', async () => {
  const job = await server.given.openJob(admin, { title: '=1+1' });
  await change('job', job.id, { team: 'Kilns, "big"\nand small', grade: '@SUM(A1)' });
  const ada = await server.given.application(job, {
    firstName: '=HYPERLINK("http://evil.example","x")',
    lastName: '+44\r\n-2',
  });
  await server.given.cameFrom(ada, '-2+3', { isOpen: true });
  await change('application', ada.id, { submitted_at: '2026-05-30T12:00:00Z' });
  const team = encodeURIComponent(encodeURIComponent('Kilns, "big"\nand small'));
  const { lines } = await download(`${SPRING}&teams=${team}`);
  expect(lines).toMatchObject([
    {
      Role: "'=1+1",
      Team: 'Kilns, "big"\nand small',
      Grade: "'@SUM(A1)",
      Source: "'-2+3",
      'First name': `'=HYPERLINK("http://evil.example","x")`,
      'Last name': "'+44\r\n'-2",
    },
  ]);
  expect(lines.flatMap(Object.values).filter((cell) => /^\s*[=+\-@\t\r\n]/.test(cell))).toEqual([]);
});

test('however many they are, each is in it once, and never more are read at a time than make a piece', async () => {
  const jobs = [
    await server.given.openJob(admin, { title: 'First' }),
    await server.given.openJob(admin, { title: 'Second' }),
    await server.given.openJob(admin, { title: 'Third' }),
  ];
  for (const job of jobs) await change('job', job.id, { team: 'Crowd' });
  const [first, second, third] = jobs as [PlantedJob, PlantedJob, PlantedJob];
  await submitted(first, 700);
  await submitted(second, 2300);
  await submitted(third, 1000);
  let body = '';
  const heard = await collectSqlStatements(server.services, async () => {
    body = (await server.as(admin).get(`${ADDRESS}${SPRING}&teams=Crowd`)).body;
  });
  const lines = read(body);
  expect(lines).toHaveLength(4000);
  expect(new Set(lines.map((line) => `${line['Role']} ${line['Reference']}`)).size).toBe(4000);
  expect([...new Set(lines.map((line) => line['Role']))]).toEqual(['Third', 'Second', 'First']);
  // The few at the beginning, a full piece, and the rest.
  expect(heard.filter((text) => text.includes('with ordinality'))).toHaveLength(3);
});

test('days begin and end at midnight in the organisation’s zone, also where the clock goes back', async () => {
  const job = await server.given.openJob(admin);
  await change('job', job.id, { team: 'Clock' });
  // In London, October 25th 2026 has 25 hours.
  for (const at of ['2026-10-24T22:59:59Z', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z']) {
    const { id } = await server.given.application(job);
    await change('application', id, { submitted_at: at });
  }
  const { lines } = await download('?start=2026-10-25&end=2026-10-25&teams=Clock');
  expect(lines.map((line) => [line['Reference'], line['Submitted']])).toEqual([
    ['KX-11', '2026-10-25'],
    ['KX-12', '2026-10-25'],
  ]);
});

test('it is for admins of organisations that have it, and that it was taken stands in the audit trail', async () => {
  const member = await server.given.member(org);
  expect((await server.as(member).get(ADDRESS)).statusCode).toBe(403);
  expect((await server.as(null).get(ADDRESS)).statusCode).toBe(401);
  const support = { session: await server.given.support(admin) };
  expect((await server.as(support).get(ADDRESS)).json().code).toBe('closed-to-support');
  const others = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect((await server.as(others).get(ADDRESS)).statusCode).toBe(403);
  await server.given.feature({ id: others.orgId }, 'global-reporting');
  const { lines, reply } = await download(SPRING, others);
  expect(lines).toEqual([]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition':
      'attachment; filename="applicants-submitted-2026-03-01-to-2026-05-31.csv"',
  });
  const { rows } = await server.given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'applicants-exported'`,
    [others.orgId],
  );
  expect(rows).toEqual([
    { details: { from: '2026-03-01', until: '2026-05-31', rangeType: 'submitted' } },
  ]);
});

test.each([
  ['?start=2026-05-31&end=2026-03-01', 422],
  ['?start=2024-01-01&end=2026-01-02', 422],
  ['?start=2026-13-01', 422],
  ['?end=yesterday', 422],
  ['?from=2026-03-01&until=2026-05-31', 422],
  ['?rangeType=started', 422],
  ['?unknown=1', 422],
  ['?teams=%00', 400],
])('%s is refused in words', async (query, status) => {
  const reply = await server.as(admin).get(ADDRESS + query);
  expect([reply.statusCode, typeof reply.json().message]).toEqual([status, 'string']);
});

test.each([
  ['?start=2026-05-31&end=2026-03-01', ['start']],
  ['?start=1999-12-31&end=2101-01-01', ['start', 'end']],
  ['?start=2026-13-01&end=2026', ['start', 'end']],
  ['?rangeType=started', ['rangeType']],
])('%s is told by the names that were used', async (query, fields) => {
  const reply = await server.as(admin).get(ADDRESS + query);
  expect(Object.keys(reply.json().fields).sort()).toEqual(fields.sort());
});

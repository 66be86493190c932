import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { type TestServer, startTestServer } from '../../test/start-test-server.ts';

/** Two worlds that differ in what is hidden, and in nothing else: who stands behind the sealed references, and what was given to them. */
const one = startTestServer();
const other = startTestServer();

const NOW = new Date('2026-03-02T09:00:00Z');

type Hidden = { people: [firstName: string, lastName: string][]; stars: number[]; minutes: number };

const these: Hidden = {
  people: [
    ['Zorblax', 'Quintonish'],
    ['Bo', 'Ek'],
    ['Marguerite-Louise', 'Thistlewhistle'],
  ],
  stars: [5, 1, 3],
  minutes: 1,
};
const those: Hidden = {
  people: these.people.toReversed(),
  stars: these.stars.toReversed(),
  minutes: 7,
};

/** Every order, filter, search and page there is, asked with visible words, hidden words and words for what is hidden. */
const probes = (jobId: number) => [
  ...[
    'Zorblax',
    'quint',
    'Bo',
    'ek',
    'thistle',
    'Mira',
    'KX-10',
    'kx 11',
    '%',
    '_o',
    'example.com',
    'x',
  ].flatMap((word) => {
    const query = encodeURIComponent(word);
    return [
      `/api/search?searchQuery=${query}`,
      `/api/org/candidates?query=${query}`,
      `/job/list-es?search=${query}`,
      `/api/search?searchQuery=${query}&sort=lastName`,
      `/api/manage/${jobId}/candidates?search=${query}`,
    ];
  }),
  ...[
    'dateDesc',
    'nameAsc',
    'closesAsc',
    'last_name',
    'submitted_at desc',
    'candidate.email',
    'stars',
  ].flatMap((sort) => [
    `/job/list-es?sort=${sort}`,
    `/api/manage/${jobId}/candidates?sort=${sort}`,
    `/api/manage/${jobId}/leaderboard?sort=${sort}`,
  ]),
  ...['team', 'grade', 'email', 'gender'].map((name) => `/job/list-es?${name}=Zorblax`),
  ...['all', 'submitted', 'in-review', 'rejected', 'zorblax'].map(
    (group) => `/api/manage/${jobId}/candidates?group=${group}&page=1`,
  ),
  '/job-counts',
  '/job/filters',
  '/api/role-names',
  '/user-dashboard/task-data',
];

async function transcriptsOf(server: TestServer, hidden: Hidden): Promise<string[][]> {
  const { given } = server;
  server.setNow(NOW);
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN', email: 'admin@example.com' });
  const reviewing = await given.member(org, { role: 'ADMIN', email: 'reviewing@example.com' });
  const job = await given.openJob(admin, { title: 'Baker' });
  await given.owner.query(
    `update core.job set hash = 'the-same-hash-in-both-worlds', created_at = $2, published_at = $2, closes_at = '2026-04-01' where id = $1`,
    [job.id, NOW],
  );
  await given.question(job);
  const applications = [];
  for (const [n, [firstName, lastName]] of hidden.people.entries()) {
    const application = await given.application(job, { firstName, lastName });
    await given.owner.query('update core.application set submitted_at = $2 where id = $1', [
      application.id,
      new Date(NOW.getTime() - 3_600_000 + n * hidden.minutes * 60_000),
    ]);
    await given.owner.query(
      `update pii.candidate c set email = lower($2) || '@example.com', search = lower($2 || ' ' || $3 || ' ' || $2 || '@example.com')
       from pii.application_identity i where i.candidate_id = c.id and i.application_id = $1`,
      [application.id, firstName, lastName],
    );
    applications.push(application);
  }
  const open = await given.application(await given.openJob(admin, { title: 'Miller' }), {
    firstName: 'Mira',
    lastName: 'Openly',
  });
  await given.openedIdentity(open);
  await given.owner.query(`update core.application set submitted_at = $2 where id = $1`, [
    open.id,
    NOW,
  ]);
  await given.owner.query(
    `update core.job set hash = 'another-hash-in-both-worlds', created_at = $2, published_at = $2, closes_at = '2026-04-01' where id = $1`,
    [open.jobId, NOW],
  );
  await given.owner.query(
    `update pii.candidate set email = 'mira@example.com', search = 'mira openly mira@example.com', opened_at = $2
     where id = (select candidate_id from pii.application_identity where application_id = $1)`,
    [open.id, NOW],
  );
  await given.batch(job, {
    by: admin,
    reviewers: [reviewing],
    applications,
    // Too few for any score to be shown, and different ones.
    stars: (a) => (a === 0 ? (hidden.stars[a] ?? null) : null),
  });
  await given.owner.query(`update core.review_batch set sent_at = $1`, [NOW]);
  await given.owner.query(`update core.job_delta set at = $1 where job_id = $2`, [NOW, job.id]);
  return Promise.all([admin, reviewing].map((who) => probing(server, who, job.id)));
}

async function probing(server: TestServer, who: PlantedMember, jobId: number): Promise<string[]> {
  const told: string[] = [];
  for (const path of probes(jobId)) {
    const { statusCode, headers, body } = await server.as(who).get(path);
    const lines = Object.entries(headers).filter(([name]) => name !== 'date');
    told.push(
      [path, statusCode, ...lines.map(([name, value]) => `${name}: ${String(value)}`), body].join(
        '\n',
      ),
    );
  }
  return told;
}

/** What is drawn by lot is the same for the same thing. */
function named(text: string): string {
  return text.replace(/"requestId":"[^"]*"|[\w-]{43}(?![\w-])/g, '(random)');
}

test('whatever is hidden makes no difference to any order, filter, search, count or error', async () => {
  const [first, second] = [await transcriptsOf(one, these), await transcriptsOf(other, those)];
  expect(first).toHaveLength(2);
  for (const [i, transcript] of first.entries()) {
    const text = transcript.join('\n');
    expect(text).toContain('"lastName":"Openly"');
    expect(text).toContain('KX-12');
    expect(text).not.toMatch(/Quintonish|Thistlewhistle/);
    for (const [n, answer] of transcript.entries())
      expect(named(second[i]?.[n] ?? '')).toBe(named(answer));
  }
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import type { PlantedApplication, PlantedJob, PlantedMember } from './test-data-types.ts';
import { startTestServer } from './start-test-server.ts';
import { addressWithParamsFilledIn } from './hiring-round-over-http.ts';

const server = startTestServer();

const REASON = 'Asked for a copy of their data today.';
const SURNAMES = [
  'Quintonish',
  'Vorqualde',
  'Thistlewhistle',
  'Zemblanov',
  'Jafdruson',
  'Ombrelay',
];
const RUNS = 20;
/** Deeds and addresses that are asked more often than the rest. */
const OWN = 5;

type World = {
  job: PlantedJob;
  question: { id: number };
  batchId: number;
  people: (PlantedApplication & { surname: string })[];
  members: PlantedMember[];
};
type Step = { who: number; whom: number; what: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ who: fc.nat(2), whom: fc.nat(SURNAMES.length - 1), what: fc.nat(10_000) }),
  { minLength: 1, maxLength: 14 },
);

/** A role on which some names are open, in every place where a name can be met. */
async function world(): Promise<World> {
  const { given } = server;
  const org = await given.organisation();
  const members = [
    await given.member(org, { role: 'ADMIN' }),
    await given.member(org, { role: 'ADMIN' }),
    await given.member(org),
  ];
  const [admin, , runner] = members as [PlantedMember, PlantedMember, PlantedMember];
  await given.owner.query(
    `update core.organisation set features = '{global-reporting}' where org_id = $1`,
    [org.id],
  );
  const job = await given.openJob(admin);
  await given.part(job, runner, 'admin');
  const question = await given.question(job);
  const people = [];
  const states = [
    'submitted',
    'submitted',
    'submitted',
    'in_review',
    'interviews_tasks',
    'submitted',
  ];
  for (const [n, surname] of SURNAMES.entries()) {
    const application = await given.application(job, { lastName: surname, state: states[n] ?? '' });
    await given.owner.query('update core.application set reviews_expected = $2 where id = $1', [
      application.id,
      n === 3 ? 2 : 0,
    ]);
    // Two stay sealed.
    if (n < 4) await given.openedIdentity(application);
    await given.owner.query(
      `insert into core.event (org_id, kind, actor_kind, actor_id, job_id, subject_id)
       values ($1, 'application-withdrawn', 'candidate', $2, $3, $2)`,
      [org.id, application.id, job.id],
    );
    // A wish tells who they are even without a name; one with a name in it is found in the answer like any other.
    await given.adjustment(application, { words: `${surname} reads with a screen reader.` });
    people.push({ ...application, surname });
  }
  await given.interview(people[2] as PlantedApplication);
  const { rows } = await given.owner.query<{ id: number }>(
    `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
     values ($1, $2, $3, 2, current_date, '', '') returning id`,
    [org.id, job.id, admin.id],
  );
  return { job, question, batchId: rows[0]?.id ?? 0, people, members };
}

let requested: ((world: World, person: World['people'][number]) => string)[];
beforeAll(() => {
  requested = server.running.endpoints
    .filter(
      ({ method, door, path }) =>
        method === 'GET' && door === 'staff' && !path.startsWith('/logout'),
    )
    .map((endpoint) => ({ job }, { id, surname }) => {
      const { shape = {} } = (endpoint.query ?? {}) as { shape?: Record<string, unknown> };
      const words = {
        searchQuery: surname,
        query: surname,
        search: surname.slice(0, 5),
        ...spring,
      };
      const query = Object.entries(words).filter(([name]) => name in shape);
      return `${addressWithParamsFilledIn(endpoint, {
        jobId: job.id,
        id: job.id,
        orgId: job.orgId,
        applicationId: id,
        questionId: 1,
        webhookId: 1,
        templateId: 1,
        token: 'x'.repeat(43),
        file: 'x.webp',
        category: 'gender',
        number: 1,
      })}?${new URLSearchParams(query).toString()}`;
    });
});

/** Downloads ask for days. */
const spring = { from: '2020-01-01', until: '2050-12-31', start: '2026-01-01', end: '2027-12-31' };

/** One thing a member can do to meet a name; answers what they were told. */
async function take(world: World, { who, whom, what }: Step): Promise<[number, string]> {
  const member = world.members[who % world.members.length] as PlantedMember;
  const person = world.people[whom] as World['people'][number];
  const as = server.as(member);
  // Half of the time something that tells names.
  const n = what % 2 === 0 ? (what / 2) % OWN : OWN + (what % requested.length);
  const at = `/api/manage/${world.job.id}`;
  const said = async () => {
    if (n === 0) return as.post(`${at}/candidates/${person.id}/open-identity`, { reason: REASON });
    if (n === 1)
      return as.post('/api/search/identities', { query: person.surname, reason: REASON });
    if (n === 2) return as.post('/api/org-interviews', { date: today() });
    if (n === 3) return as.get(`${at}/candidates?group=all`);
    if (n === 4) return as.get(`${at}/candidates/${person.id}`);

    return as.get(requested[n - OWN]?.(world, person) ?? '');
  };
  return [member.id, (await said()).body];
}

const today = () => new Date().toISOString().slice(0, 10);

/** Whether the database lets the staff door deal this application to the member. */
function mayDeal(world: World, member: PlantedMember, application: PlantedApplication) {
  const actor = { orgId: world.job.orgId, actorId: world.members[0]?.id ?? 0 };
  return runTransactionByDoor({ services: server.services, door: 'staff', actor }, async (db) => {
    await sql`insert into core.reviewer_link (job_id, member_id) values (${world.job.id}, ${member.id})
      on conflict do nothing`.execute(db);
    await sql`
      insert into core.review (item_id, batch_id, application_id, question_id, link_id, position)
      select gen_random_uuid(), ${world.batchId}, ${application.id}, ${world.question.id}, id, 1
      from core.reviewer_link where job_id = ${world.job.id} and member_id = ${member.id}`.execute(
      db,
    );
  }).then(
    () => true,
    (error: { code?: string; constraint?: string }) => {
      expect(error).toMatchObject({ code: '23514', constraint: 'review_is_blind' });
      return false;
    },
  );
}

test('whatever a member opens, searches or is shown: no answer of whoever they were told the name of can be dealt to them', async () => {
  let met = 0;
  let unmet = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const here = await world();
      const told: [number, string][] = [];
      for (const step of history) told.push(await take(here, step));
      for (const member of here.members) {
        const heard = told
          .filter(([id]) => id === member.id)
          .map(([, body]) => body)
          .join('\n');
        for (const person of here.people) {
          const isMet = heard.includes(person.surname);
          if (isMet) met += 1;
          else unmet += 1;
          expect([person.surname, await mayDeal(here, member, person)]).toEqual([
            person.surname,
            !isMet,
          ]);
        }
      }
    }),
    { numRuns: RUNS },
  );
  // It tells something: both happen often.
  expect(Math.min(met, unmet)).toBeGreaterThan(RUNS);
});

test('every staff answer in which a name stands is written down as seen, and nothing else is', async () => {
  const places: string[] = [];
  for (const address of requested) {
    const here = await world();
    const [member, person] = [
      here.members[0] as PlantedMember,
      here.people[0] as World['people'][number],
    ];
    const url = address(here, person);
    const { body } = await server.as(member).get(url);
    const named = here.people.filter(({ surname }) => body.includes(surname));
    const seen = await queryFirstColumn(
      server.given.owner,
      'select application_id::text from core.identity_seen where member_id = $1 order by 1',
      [member.id],
    );
    expect([url, seen]).toEqual([url, named.map(({ id }) => String(id)).sort()]);
    if (named.length > 0) places.push(url.split('?')[0] ?? '');
  }
  expect(places.length, places.join(' ')).toBeGreaterThan(6);
});

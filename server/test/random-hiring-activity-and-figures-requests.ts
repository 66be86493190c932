import { randomBytes } from 'node:crypto';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { eraseApplication } from '../features/pipeline/erase-application.ts';
import { type TestCandidateClient, beginTestApplication } from './test-candidate-client.ts';
import type { PlantedJob } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import {
  findPersonalLinkByCandidateEmail,
  givenJobTakingInterest,
  postInterestForm,
} from './interest-form-and-invitation-to-apply-helpers.ts';

type Person = {
  id: number;
  job: PlantedJob;
  candidate: Pick<TestCandidateClient, 'post' | 'save'>;
};

const SOURCES = ['', 'linkedin', 'fair', 'uni', 'board'];
const ZONES = ['Europe/London', 'Pacific/Apia', 'Asia/Kolkata', 'America/New_York'];
const DAY_MS = 86_400_000;
/** Six months in which the clocks of London and New York change. */
const FIRST = Date.UTC(2026, 0, 20);
const DAYS = 180;
const RATINGS = 8;

/** An employer with three roles, and everything that people do there, drawn by a seed: what a figure may depend on. */
export async function prepareRandomHiringActivity(server: TestServer, seed: number) {
  const { given } = server;
  const dice = makeSeededDice(seed);
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewers = [await given.member(org), await given.member(org)];
  const jobs = [
    await givenJobTakingInterest(server, admin, 'Baker'),
    await givenJobTakingInterest(server, admin, 'Carter'),
  ];
  jobs.push(await given.openJob(admin, { title: 'Dyer' }));
  await given.owner.query(
    `update core.job set published_at = '2026-01-10T08:00Z', closes_at = '2026-07-30T08:00Z', asks_eo = title <> 'Dyer' where org_id = $1`,
    [org.id],
  );
  const people: Person[] = [];
  const calls = { ...byCandidates(), ...byStaff(), ...beside() };

  return {
    org,
    admin,
    jobs,
    dice,
    names: Object.keys(calls),
    /** Does one of them, drawn by lot unless named, at some hour of those months. */
    async next(name = dice.of(Object.keys(calls))): Promise<string> {
      server.setNow(new Date(FIRST + dice.below(DAYS * 24) * 3_600_000));
      await calls[name]?.();
      return name;
    },
  };

  function byCandidates(): Record<string, () => Promise<unknown>> {
    return {
      async begin() {
        const job = dice.of(jobs);
        await known(job, await beginTestApplication(server, job, { source: dice.of(SOURCES) }));
      },
      async beginWithForm() {
        const job = dice.of(jobs);
        await known(job, await beginTestApplication(server, job, { source: dice.of(SOURCES) }));
        await people.at(-1)?.candidate.post('about-you', answers());
      },
      async showInterest() {
        const job = dice.of(jobs.slice(0, 2));
        const email = `${randomBytes(8).toString('hex')}@example.com`;
        await postInterestForm(server, job, {
          firstName: 'A',
          lastName: 'B',
          email,
          consent: 'yes',
        });
        const link = await findPersonalLinkByCandidateEmail(server, job, email);
        if (link === undefined) throw new Error('nobody showed interest');
        await known(job, link);
      },
      startAfterInterest: async () =>
        (await some('quick_applied'))?.candidate.post('start', { consent: 'yes' }),
      answerForm: async () => (await some())?.candidate.post('about-you', answers()),
      answerFormToo: async () => (await some('started'))?.candidate.post('about-you', answers()),
      skipForm: async () => (await some('started'))?.candidate.post('about-you/skip'),
      eraseForm: async () => (await some())?.candidate.post('about-you/erase'),
      submit: async () => submit(await some('started')),
      submitToo: async () => submit(await some('started')),
      submitAgain: async () => submit(await some('started')),
      withdraw: async () => (await some())?.candidate.post('withdraw'),
    };
  }

  function byStaff(): Record<string, () => Promise<unknown>> {
    return {
      async batch() {
        const job = dice.of(jobs);
        const { rows } = await given.owner.query<{ id: number }>(
          `select id from core.application where job_id = $1 and state = 'submitted' limit 2`,
          [job.id],
        );
        const applications = rows.map(({ id }) => ({ ...job, id, jobId: job.id, email: '' }));
        const stars = () => (dice.below(8) === 0 ? null : 1 + dice.below(5));
        if (rows.length > 0) await given.batch(job, { by: admin, reviewers, applications, stars });
      },
      release: async () =>
        given.owner.query(
          'update core.review_batch set released_at = now() where released_at is null and job_id = $1',
          [dice.of(jobs).id],
        ),
      changeStars: async () =>
        given.owner.query(
          `update core.review set stars = $2 where org_id = $1 and stars is not null and application_id = $3`,
          [org.id, 1 + dice.below(5), (await some('in_review'))?.id],
        ),
      invite: () => decide('decide', ['submitted', 'in_review'], { decision: 'interviews-tasks' }),
      reject: () => decide('decide', ['submitted', 'in_review'], { decision: 'reject' }),
      hire: () =>
        decide('decide', ['submitted', 'in_review', 'interviews_tasks'], { decision: 'hire' }),
      undo: () => decide('undo-decision', ['rejected', 'hired', 'interviews_tasks'], {}),
      erasePerson: async () => {
        const person = await some();
        if (person === undefined || dice.below(3) > 0) return;
        await eraseTestApplication(server, { orgId: org.id, admin, id: person.id });
      },
    };
  }

  function beside(): Record<string, () => Promise<unknown>> {
    return {
      changeSource: async () =>
        given.cameFrom({ id: (await some())?.id ?? 0 }, dice.of(['fair', 'x-1', 'Direct'])),
      changeTeam: () =>
        given.owner.query('update core.job set team = $2, grade = $3 where id = $1', [
          dice.of(jobs).id,
          dice.of(['Bread', 'Carts, and wheels']),
          dice.of(['G1', 'G||2']),
        ]),
      merge: () =>
        given.owner.query(
          `insert into core.source_alias (org_id, source, merged_into) values ($1, $2, 'events') on conflict do nothing`,
          [org.id, dice.of(['fair', 'uni'])],
        ),
      part: () => given.owner.query('delete from core.source_alias where org_id = $1', [org.id]),
      changeZone: () =>
        given.owner.query('update core.organisation set tz = $2 where org_id = $1', [
          org.id,
          dice.of(ZONES),
        ]),
      rate: async () => {
        const kind = dice.of(['post-apply', 'post-review']);
        const upTo10 = () => (dice.below(2) === 0 ? null : 1 + dice.below(10));
        // As many as it takes for something to be told of them.
        for (let n = 0; n < RATINGS; n += 1)
          await given.owner.query(
            `insert into core.experience_answer (org_id, job_id, kind, rating, fairness, satisfaction, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)`,
            [
              org.id,
              dice.of(jobs).id,
              kind,
              1 + dice.below(10),
              upTo10(),
              upTo10(),
              server.services.now(),
            ],
          );
      },
      rateAgain: () =>
        given.owner.query(
          `update core.experience_answer set rating = coalesce($2, rating), text = $4 where org_id = $1 and id % 3 = $3`,
          [
            org.id,
            dice.below(2) === 0 ? null : 1 + dice.below(10),
            dice.below(3),
            dice.of(['', ' \n', 'x']),
          ],
        ),
    };
  }

  /** From now on others are done to them; the server's clock says when they began, the database's does not matter. */
  async function known(job: PlantedJob, candidate: Person['candidate'] & { id: number }) {
    if (candidate.id === 0) throw new Error('nobody came');
    await given.owner.query('update core.application set started_at = $2 where id = $1', [
      candidate.id,
      server.services.now(),
    ]);
    people.push({ id: candidate.id, job, candidate });
  }

  async function submit(person: Person | undefined) {
    if (person === undefined) return;
    const { rows } = await given.owner.query<{ id: number }>(
      'select id from core.question where job_id = $1',
      [person.job.id],
    );
    for (const { id } of rows)
      await person.candidate.save(id, { text: 'I call the baker next door.', version: 0 });
    await person.candidate.post('check', { honest: 'yes' });
  }

  async function decide(address: string, states: string[], body: object): Promise<unknown> {
    const person = await some(...states);
    if (person === undefined) return undefined;
    return server
      .as(admin)
      .post(`/api/manage/${person.job.id}/${address}`, { ...body, applicationIds: [person.id] });
  }

  /** One of those who stand in these states, or of all. */
  async function some(...states: string[]): Promise<Person | undefined> {
    const { rows } = await given.owner.query<{ id: number }>(
      'select id from core.application where org_id = $1 and (cardinality($2::text[]) = 0 or state = any ($2)) order by id',
      [org.id, states],
    );
    const chosen = rows[dice.below(rows.length)]?.id;
    return people.find(({ id }) => id === chosen);
  }

  function answers(): Record<string, string> {
    return {
      gender: dice.of(['gender.woman', 'gender.man', 'gender.prefer-not']),
      disability: dice.of(['disability.yes', 'disability.no', '']),
    };
  }
}

/** The person behind an application is forgotten, as somebody with the right to would. */
export function eraseTestApplication(
  { services }: TestServer,
  { orgId, admin, id }: { orgId: number; admin: { id: number }; id: number },
): Promise<void> {
  return runTransactionByDoor(
    { services, door: 'staff', actor: { orgId, actorId: admin.id } },
    async (db) => {
      await eraseApplication(
        { db, requestId: 'test', config: services.config },
        { applicationId: id },
      );
    },
  );
}

/** Range and roles to ask about. */
export function randomFiguresRequest(
  { dice, jobs, org }: { dice: Dice; jobs: PlantedJob[]; org: { id: number } },
  { isFiltered }: { isFiltered: boolean },
) {
  const day = (n: number) => new Date(FIRST + n * DAY_MS).toISOString().slice(0, 10);
  const first = dice.below(DAYS + 20) - 10;
  return {
    orgId: org.id,
    from: day(first),
    until: day(first + dice.below(90)),
    jobIds: isFiltered ? jobs.filter(() => dice.below(2) === 0).map(({ id }) => id) : null,
  };
}

type Dice = ReturnType<typeof makeSeededDice>;

/** The same throws for the same seed (mulberry32). */
export function makeSeededDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    of<T>(list: readonly T[]): T {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
  };
}

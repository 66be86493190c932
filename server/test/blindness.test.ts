import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dealAnswersToReviewers } from '../features/review/rules/deal-answers.ts';
import {
  queryFirstColumn,
  databaseDoorNames,
  testDatabaseRoleName,
} from './database-doors-logins-and-table-lists.ts';
import { fingerprintDatabase } from './fingerprint-database-and-freeze-session-times.ts';
import type { PlantedMember } from './test-data-types.ts';
import { startTestServer } from './start-test-server.ts';
import {
  type PlantedReviewRound,
  givenReviewRound,
} from './given-review-round-or-job-ready-for-review.ts';
import { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';

const server = startTestServer();
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const manage = ({ job }: PlantedReviewRound, path = '') => `/api/manage/${job.id}${path}`;
const reported = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe('what a reviewer is shown', () => {
  test('its ids are random, of one reviewer and one batch alone, and stand on no other screen', async () => {
    const round = await givenReviewRound(server, { candidates: 5, reviewers: 2 });
    const idsOf = async (hash: string) =>
      (await server.as(null).get(`/freview/${hash}/reviews`)).body.match(UUID) ?? [];
    const first = await Promise.all(round.hashes.map(idsOf));
    for (const hash of round.hashes) {
      for (const id of await makeHiringRoundActionsOverHttp(server).items(hash))
        await server.running.app.inject({
          method: 'PUT',
          url: `/freview/${hash}/reviews/${id}`,
          payload: { score: 3 },
        });
      await server.running.app.inject({ method: 'POST', url: `/freview/${hash}/finish` });
    }
    const later = await sentAgain(round);
    const second = await Promise.all(later.map(idsOf));
    const all = [...first, ...second];
    expect(all.map((ids) => ids.length)).toEqual([12, 12, 12, 12]);
    expect(new Set(all.flat()).size).toBe(48);
    expect(all.flat().filter((id) => !RANDOM_UUID.test(id))).toEqual([]);

    await server
      .as(round.admin)
      .post(manage(round, '/release'), { reason: 'The interviews begin soon.' });
    const screens = [
      manage(round),
      manage(round, '/candidates'),
      manage(round, '/leaderboard'),
      `/api/builder/${round.job.id}`,
      '/job/list-es',
    ];
    for (const { id } of round.applications) screens.push(manage(round, `/candidates/${id}`));
    for (const url of screens) {
      const { statusCode, body } = await server.as(round.admin).get(url);
      expect([url, statusCode, all.flat().filter((id) => body.includes(id))]).toEqual([
        url,
        200,
        [],
      ]);
    }
  });

  test('the place of an answer says nothing of when it came, whoever reads it', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const ranks = new Map<string, number[]>();
    for (let n = 0; n < 400; n += 1) {
      const seed = createHash('sha256').update(String(n)).digest();
      const dealt = dealAnswersToReviewers({
        seed,
        applications: numbers,
        questions: [1, 2],
        reviewers: [1, 2, 3, 4],
        reviewsPerAnswer: 2,
        seen: [],
      });
      for (const [whose, own] of Map.groupBy(
        dealt,
        ({ reviewer, question }) => `reviewer ${reviewer}, question ${question}`,
      )) {
        const order = own
          .sort((a, b) => a.position - b.position)
          .map(({ application }) => application);
        ranks.set(whose, [...(ranks.get(whose) ?? []), rankCorrelation(order)]);
      }
    }
    expect(ranks.size).toBe(8);
    for (const [whose, list] of ranks) {
      const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
      expect([whose, mean]).toEqual([whose, expect.toSatisfy((n: number) => Math.abs(n) < 0.1)]);
    }
  });
});

/** Five more candidates to the same two reviewers; their links are the same. */
async function sentAgain(round: PlantedReviewRound): Promise<string[]> {
  const applications = [];
  for (let n = 0; n < 5; n += 1) {
    const application = await server.given.application(round.job);
    for (const question of round.questions) await server.given.answer(application, question);
    applications.push(application);
  }
  return makeHiringRoundActionsOverHttp(server).sendToReview(
    round.admin,
    { id: round.job.id },
    applications,
    round.reviewers,
  );
}

/** Spearman, of the ids against their places. */
function rankCorrelation(order: number[]): number {
  const ranked = [...order].sort((a, b) => a - b);
  const n = order.length;
  const d2 = order.reduce((sum, id, place) => sum + (ranked.indexOf(id) - place) ** 2, 0);
  return 1 - (6 * d2) / (n * (n * n - 1));
}

describe('who reviews and is staff as well', () => {
  test('an admin with reviews to do looks at a name only for a reason, and gives the reviews up for it', async () => {
    const round = await givenReviewRound(server, { candidates: 5, reviewers: 2 });
    const boss = await asAdmin(round.reviewers[0]);
    const [one] = round.applications;
    const open = (body: object) =>
      server.as(boss).post(manage(round, `/candidates/${one?.id}/open-identity`), body);
    const left = async () =>
      (
        await server.given.owner.query(
          `select 1 from core.review where link_id = (select id from core.reviewer_link
      where job_id = $1 and member_id = $2) and stars is null`,
          [round.job.id, boss.id],
        )
      ).rowCount;
    const before = await fingerprintDatabase(server.given.owner);
    expect(reported(await open({}))).toEqual([422, 'bad-input']);
    expect(reported(await open({ reason: 'x' }))).toEqual([422, 'bad-input']);
    expect(reported(await open({ reason: 'They called the office.' }))).toEqual([
      409,
      'own-reviews-open',
    ]);
    expect(await fingerprintDatabase(server.given.owner)).toBe(before);
    expect(await left()).toBe(10);

    const opened = await open({ reason: 'They called the office.', giveUpReviews: true });
    expect(opened.json()).toMatchObject({
      person: { firstName: 'Zyxannaa', lastName: 'Vorqualde' },
    });
    expect(await left()).toBe(0);
    expect(
      await queryFirstColumn(
        server.given.owner,
        `select kind from audit.entry where org_id = $1 and actor_id = $2 order by id`,
        [boss.orgId, boss.id],
      ),
    ).toEqual(['reviews-given-up', 'identity-opened']);
    const [hash = ''] = round.hashes;
    expect((await server.as(null).get(`/freview/${hash}/reviews`)).json()).toEqual({
      questions: expect.toSatisfy((list: { Answers: [] }[]) =>
        list.every(({ Answers }) => Answers.length === 0),
      ),
    });
    expect(
      (await server.as(boss).get(manage(round, `/candidates/${round.applications[1]?.id}`))).json()
        .candidate.person,
    ).toBe(null);
  });
});

async function asAdmin(member: PlantedMember | undefined): Promise<PlantedMember> {
  if (member === undefined) throw new Error('nobody');
  await server.given.owner.query(`update core.member set role = 'ADMIN' where id = $1`, [
    member.id,
  ]);
  return member;
}

describe('once the scores are given', () => {
  test('no reviewer opens a name: finishing opens nothing, and no score moves any more', async () => {
    const round = await givenReviewRound(server, { candidates: 5, reviewers: 2 });
    const by = makeHiringRoundActionsOverHttp(server);
    for (const hash of round.hashes) {
      await by.scoreAll(hash);
      await by.finish(hash);
    }
    const opened = () =>
      queryFirstColumn(
        server.given.owner,
        'select application_id::text from pii.application_identity where job_id = $1 and opened_at is not null',
        [round.job.id],
      );
    const stars = () =>
      queryFirstColumn(
        server.given.owner,
        'select string_agg(stars::text, $2 order by item_id) from core.review where batch_id = $1',
        [round.batchId, ''],
      );
    expect(await opened()).toEqual([]);
    const before = await stars();
    for (const hash of round.hashes) {
      for (const id of await by.items(hash)) {
        expect(
          reported(
            await server.running.app.inject({
              method: 'PUT',
              url: `/freview/${hash}/reviews/${id}`,
              payload: { score: 1 },
            }),
          ),
        ).toEqual([423, 'locked']);
      }
    }
    for (const reviewer of round.reviewers) {
      expect(
        (
          await server
            .as(reviewer)
            .post(manage(round, '/release'), { reason: 'I should like to know.' })
        ).statusCode,
      ).toBe(404);
    }
    expect([await opened(), await stars()]).toEqual([[], before]);

    expect((await server.as(round.admin).post(manage(round, '/release'), {})).json()).toEqual({
      opened: 5,
    });
    expect(await opened()).toHaveLength(5);
    const [hash = ''] = round.hashes;
    const [item = ''] = await by.items(hash);
    expect(
      (
        await server.running.app.inject({
          method: 'PUT',
          url: `/freview/${hash}/reviews/${item}`,
          payload: { score: 1 },
        })
      ).statusCode,
    ).toBe(423);
    expect(await stars()).toEqual(before);
  });

  test('a door writes no stars past the one function that looks whether they are locked', async () => {
    const rights = await queryFirstColumn(
      server.given.owner,
      `select door || ' ' || c.relname || '.' || a.attname from unnest($1::text[]) as door, pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.oid in ('blind.review_item'::regclass, 'core.review'::regclass) and a.attname = 'stars'
         and has_column_privilege(door, c.oid, a.attnum, 'insert, update') order by 1`,
      [databaseDoorNames.map(testDatabaseRoleName)],
    );
    expect(rights).toEqual([]);
  });
});

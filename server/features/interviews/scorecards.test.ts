import { expect, test } from 'vitest';
import {
  HOUR_MS,
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { recomputeScoresToCompare } from '../../test/recompute-scores.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function panel(of = {}) {
  const round = await givenPanelInterview(server, of);
  return { ...round, ...makeScorecardTestActions(server, round.interview) };
}

const codeOf = (reply: { json: () => { code: string } }) => reply.json().code;

async function scoreOf(application: { id: number }) {
  const { rows } = await server.given.owner.query<{ mean: string | null; overall: string | null }>(
    `select s.mean, r.overall from core.stage_score s left join core.ranking r on r.application_id = s.application_id
     where s.application_id = $1`,
    [application.id],
  );
  const { stored, recomputed } = await recomputeScoresToCompare(server.given.owner);
  expect(stored).toEqual(recomputed);
  return rows.map(({ mean, overall }) => [mean && Number(mean), overall && Number(overall)]);
}

test('a card has the candidate by reference, the panel, and the questions of the plan in one order with their guides', async () => {
  const { one, read, interview, job } = await panel({ questions: 3 });
  const card = await read(one);
  expect(card).toMatchObject({
    interview: { id: interview.id, roundName: 'First interview', jobId: job.id, ref: 'KX-10' },
    phase: 'scoring',
    own: { state: 'open', submittedAt: null, notes: { text: '', version: 0 } },
    results: null,
    may: { mark: true, submit: true, release: false, agree: false, manage: true },
  });
  expect(card.interview.person).toBeNull();
  expect(card.items.map(({ id }) => id)).toEqual(interview.items.map(({ id }) => id));
  expect(card.items[0]).toMatchObject({
    text: 'What would you do with loaf 1?',
    guideOne: 'Does nothing at all.',
    guideThree: 'Asks somebody else.',
    guideFive: 'Looks, then repairs it.',
    mark: null,
  });
  expect(card.panel.map(({ name, isOwn, state }) => [name, isOwn, state])).toEqual([
    ['Ona Early', true, 'open'],
    ['Otto Late', false, null],
  ]);
  expect(JSON.stringify(card)).not.toMatch(/Zorblax|Quintonish/);
});

test('a name that is open is shown to the panel, which then has seen it, and to nobody while it is sealed', async () => {
  const { given } = server;
  const { one, other, read, application } = await panel();
  await given.openedIdentity(application);
  const person = { firstName: 'Zorblax', lastName: 'Quintonish' };
  expect((await read(one)).interview.person).toEqual(person);
  expect((await read(other)).interview.person).toEqual(person);
});

test('nobody without a seat or the role finds a card, and sift scores stand on none', async () => {
  const { given, as } = server;
  const { org, admin, job, path, read } = await panel();
  const reviewer = await given.member(org);
  await given.part(job, reviewer);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  for (const nobody of [await given.member(org), reviewer, stranger]) {
    const reply = await as(nobody).get(path);
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'not-found']);
  }
  const seen = await read(admin);
  expect(seen).toMatchObject({ own: null, results: null, may: { mark: false, release: false } });
  expect(Object.keys(seen)).not.toContain('sift');
});

test('marks and notes are saved as they are written, again without harm, and never over what another tab has saved', async () => {
  const { one, other, mark, note, read } = await panel();
  expect((await mark(one, 0, { stars: 4, note: 'Named the loaf.' })).json()).toEqual({
    version: 1,
  });
  // The reply was lost, and the same is sent again.
  expect((await mark(one, 0, { stars: 4, note: 'Named the loaf.' })).json()).toEqual({
    version: 1,
  });
  const late = await mark(one, 0, { stars: 2 });
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'newer-version']);
  expect((await mark(one, 0, { stars: 5, version: 1 })).json()).toEqual({ version: 2 });
  expect((await mark(one, 1, { notAsked: true })).json()).toEqual({ version: 1 });
  expect((await note(one, 'Calm all along.')).json()).toEqual({ version: 1 });
  expect((await note(one, 'Calm all along.')).json()).toEqual({ version: 1 });
  expect(codeOf(await note(one, 'Something else.'))).toBe('newer-version');
  const card = await read(one);
  expect(card.items.map((item) => item.mark)).toEqual([
    { stars: 5, notAsked: false, note: '', version: 2 },
    { stars: null, notAsked: true, note: '', version: 1 },
  ]);
  expect(card.own?.notes).toEqual({ text: 'Calm all along.', version: 1 });
  expect((await read(other)).items.map((item) => item.mark)).toEqual([null, null]);
});

test.for([
  { stars: 0 },
  { stars: 6 },
  { stars: 3.5 },
  { stars: 3, notAsked: true },
  { note: 'x'.repeat(4001) },
  { version: -1 },
])('%o is no mark: 422, and nothing is stored', async (bad) => {
  const { one, mark, read } = await panel();
  const reply = await mark(one, 0, bad);
  expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'bad-input']);
  expect((await read(one)).items[0]?.mark).toBeNull();
});

test('a question of another round is not marked', async () => {
  const { given, as } = server;
  const { one, path, job } = await panel();
  const sift = await given.question(job);
  const reply = await as(one).put(`${path}/marks/${sift.id}`, {
    stars: 3,
    notAsked: false,
    note: '',
    version: 0,
  });
  expect(codeOf(reply)).toBe('not-found');
});

test('a card is handed in once every question has stars or was not asked, and then nothing of it changes', async () => {
  const { one, mark, note, submit, read } = await panel();
  expect(codeOf(await submit(one))).toBe('card-incomplete');
  await mark(one, 0, { stars: 4 });
  expect(codeOf(await submit(one))).toBe('card-incomplete');
  await mark(one, 1, { notAsked: true });
  expect((await submit(one)).json()).toEqual({ opened: false });
  for (const reply of [
    await mark(one, 0, { stars: 1, version: 1 }),
    await note(one, 'Afterwards.'),
    await submit(one),
  ])
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'card-locked']);
  const card = await read(one);
  expect(card.own?.state).toBe('in');
  expect(card.may).toMatchObject({ mark: false, submit: false });
  expect(card.items[0]?.mark?.stars).toBe(4);
  // Now they are told who is missing.
  expect(card.panel.map(({ state }) => state)).toEqual(['in', 'open']);
});

test('the last card opens all of them: means, what to discuss, notes, and the score in the ranking', async () => {
  const { one, other, admin, mark, note, submit, read, handIn, application } = await panel();
  await note(one, 'Calm all along.');
  await handIn(one, [5, 2]);
  expect(await scoreOf(application)).toEqual([]);
  expect((await read(one)).results).toBeNull();
  expect((await read(admin)).results).toBeNull();
  await mark(other, 0, { stars: 2, note: 'Unsure.' });
  await mark(other, 1, { stars: 3 });
  expect((await submit(other)).json()).toEqual({ opened: true });
  for (const reader of [one, other, admin]) {
    const { phase, results } = await read(reader);
    expect(phase).toBe('opened');
    expect(results).toMatchObject({ released: null, score: 3 });
    expect(
      results?.items.map(({ mean, isToDiscuss, agreed }) => [mean, isToDiscuss, agreed]),
    ).toEqual([
      [3.5, true, null],
      [2.5, false, null],
    ]);
    expect(results?.items[0]?.marks).toEqual([
      { memberId: one.id, name: 'Ona Early', stars: 5, notAsked: false, note: '' },
      { memberId: other.id, name: 'Otto Late', stars: 2, notAsked: false, note: 'Unsure.' },
    ]);
    expect(results?.notes).toEqual([
      { memberId: one.id, name: 'Ona Early', text: 'Calm all along.' },
    ]);
  }
  // (3.5 + 2.5) / 2 stars are 50 of 100.
  expect(await scoreOf(application)).toEqual([[50, 50]]);
});

test('what a panel agrees upon is signed beside the marks, and the ranking takes it', async () => {
  const { one, other, admin, agree, read, handIn, application } = await panel();
  expect(codeOf(await agree(one, 0, 4))).toBe('cards-missing');
  await handIn(one, [5, null]);
  expect(codeOf(await agree(one, 0, 4))).toBe('cards-missing');
  await handIn(other, [1, null]);
  expect(await scoreOf(application)).toEqual([[50, 50]]);
  expect(codeOf(await agree(one, 1, 4))).toBe('not-found');
  expect((await agree(one, 0, 4)).statusCode).toBe(201);
  expect(await scoreOf(application)).toEqual([[75, 75]]);
  expect((await agree(admin, 0, 2)).statusCode).toBe(201);
  expect(await scoreOf(application)).toEqual([[25, 25]]);
  const [first] = (await read(other)).results?.items ?? [];
  expect(first).toMatchObject({
    mean: 3,
    agreed: { stars: 2, reason: 'We talked it over together.' },
  });
  expect(first?.marks.map(({ stars }) => stars)).toEqual([5, 1]);
  const { rows } = await server.given.owner.query(
    'select n, stars, signed_by from core.agreed_mark where org_id = $1 order by n',
    [application.orgId],
  );
  expect(rows).toEqual([
    { n: 1, stars: 4, signed_by: one.id },
    { n: 2, stars: 2, signed_by: admin.id },
  ]);
});

test('an admin without a seat opens the cards that are in, with a reason; whoever has a seat never does', async () => {
  const { one, other, admin, release, read, mark, handIn, application } = await panel();
  expect(codeOf(await release(admin))).toBe('nothing-to-open');
  await mark(other, 0, { stars: 1, note: 'Half of it.' });
  await handIn(one, [5, 5]);
  expect((await read(admin)).may.release).toBe(true);
  expect(codeOf(await release(one))).toBe('not-allowed');
  expect(codeOf(await release(other))).toBe('not-allowed');
  expect((await release(admin, 'short')).statusCode).toBe(422);
  expect((await release(admin)).json()).toEqual({ released: true });
  expect(codeOf(await release(admin))).toBe('nothing-to-open');
  const missed = await read(other);
  expect(missed).toMatchObject({ phase: 'opened', own: { state: 'void' }, may: { mark: false } });
  expect(missed.results?.released?.reason).toBe('They are ill until next month.');
  expect(missed.results?.items[0]?.marks).toHaveLength(1);
  expect(codeOf(await mark(other, 1, { stars: 1 }))).toBe('card-locked');
  // What was half written counts for nothing, and stays in the record.
  expect(await scoreOf(application)).toEqual([[100, 100]]);
  const { rows } = await server.given.owner.query(
    'select stars from core.scorecard_mark where member_id = $1',
    [other.id],
  );
  expect(rows).toEqual([{ stars: 1 }]);
});

test('of two last cards at once exactly one opens all of them', async () => {
  const { one, other, mark, submit, application } = await panel();
  for (const who of [one, other]) for (const item of [0, 1]) await mark(who, item, { stars: 3 });
  const replies = await Promise.all([submit(one), submit(other)]);
  expect(new Set(replies.map((reply) => reply.json().opened))).toEqual(new Set([false, true]));
  expect(await scoreOf(application)).toEqual([[50, 50]]);
});

test('before an interview begins a card is prepared and not handed in; without a time, cancelled, missed or withdrawn it is not written', async () => {
  const { given } = server;
  const { one, mark, submit, read, handIn, interview, application } = await panel({
    startsAt: new Date(Date.now() + HOUR_MS),
  });
  expect((await read(one)).phase).toBe('to-come');
  expect((await mark(one, 0, { note: 'To ask about the oven.' })).statusCode).toBe(200);
  expect(codeOf(await handIn(one, [1, 1]))).toBe('interview-to-come');
  const set = async (state: string) =>
    given.owner.query('update core.interview set state = $2 where id = $1', [interview.id, state]);
  for (const [state, phase] of [
    ['invited', 'not-booked'],
    ['cancelled', 'cancelled'],
    ['no_show', 'no-show'],
  ] as const) {
    await set(state);
    expect((await read(one)).phase).toBe(phase);
    expect((await read(one)).may.mark).toBe(false);
    for (const reply of [await mark(one, 1, { stars: 1 }), await submit(one)])
      expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'interview-off']);
  }
  await set('booked');
  await given.owner.query(
    `update core.application set state = 'withdrawn', withdrawn_at = now() where id = $1`,
    [application.id],
  );
  expect((await read(one)).phase).toBe('withdrawn');
  expect(codeOf(await mark(one, 1, { stars: 1 }))).toBe('interview-off');
});

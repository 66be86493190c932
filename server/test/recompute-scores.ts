import type pg from 'pg';

/**
 * Everything that is stored of scores, and what it must be by the reviews, and the opened cards of panels, themselves: computed in whole numbers, without any
 * function of the database that stores them. Each line stands for one stored row.
 */
export async function recomputeScoresToCompare(
  owner: pg.Pool,
): Promise<{ stored: string[]; recomputed: string[] }> {
  const { rows: answers } = await owner.query<AnswerRow>(answersSql);
  const { rows: given } = await owner.query<GivenRow>(givenSql);
  const { rows: stages } = await owner.query<StageRow>(stagesSql);
  const { rows: present } = await owner.query<{ id: string; job: string }>(presentSql);
  const byHand = new Set(given.map((row) => `${row.application} ${row.stage}`));
  const jobOfRanked = new Map(present.map(({ id, job }) => [id, job]));
  const scores = [...Map.groupBy(answers, (row) => `${row.application} ${row.stage}`).values()]
    .map(scoreOfStage)
    .filter(({ key }) => !byHand.has(key));
  const all = [...scores, ...given.map(givenScore)];
  const places = [...Map.groupBy(all, ({ application }) => application)]
    .filter(([id]) => jobOfRanked.has(id))
    .map(([id, own]) => ({ job: jobOfRanked.get(id), ...placeOf(id, own, stages) }));
  const groups = [...Map.groupBy(places, ({ job, complete }) => `${job} ${complete}`)].map(
    ([group, { length }]) => `group ${group} ${length}`,
  );
  const { rows: stored } = await owner.query<{ line: string }>(storedSql);
  return {
    stored: stored.map(({ line }) => line),
    recomputed: [...[...scores, ...places].map(({ line }) => line), ...groups].sort(),
  };
}

type AnswerRow = {
  application: string;
  stage: string;
  weight: string;
  stars: (number | null)[];
  agreed: number | null;
};
type GivenRow = { application: string; stage: string; mean: string | null; se: string | null };
type StageRow = { id: string; position: number; weight: string };
type StageScore = {
  key: string;
  application: string;
  stage: string;
  /** In millionths. */
  mean: bigint | null;
  error: bigint | null;
  line: string;
};

const answersSql = `
  select r.application_id::text as application, q.stage_id::text as stage, (q.weight * 100)::bigint::text as weight,
    array_agg(r.stars::int) as stars, null::int as agreed
  from core.review r join core.question q on q.org_id = r.org_id and q.id = r.question_id
  group by r.application_id, q.stage_id, q.id, q.weight
  union all
  select i.application_id::text, q.stage_id::text, (q.weight * 100)::bigint::text, array_agg(m.stars::int),
    (array_agg((select g.stars::int from core.agreed_mark g where g.org_id = i.org_id and g.interview_id = i.id
      and g.question_id = q.id order by g.n desc limit 1) order by i.id desc))[1]
  from core.scorecard_mark m join core.question q on q.org_id = m.org_id and q.id = m.question_id
    join core.interview i on i.org_id = m.org_id and i.id = m.interview_id
  where m.stars is not null
    and exists (select from core.scorecards_opened o where o.org_id = i.org_id and o.interview_id = i.id)
    and exists (select from core.scorecard c where c.org_id = m.org_id and c.interview_id = m.interview_id
      and c.member_id = m.member_id and c.submitted_at is not null)
  group by i.application_id, q.stage_id, q.id, q.weight`;
const givenSql = `
  select application_id::text as application, stage_id::text as stage, mean::text, se::text
  from core.stage_score where is_given`;
const stagesSql = `
  select id::text, position, (weight * 100)::bigint::text as weight from core.stage where not switched_off`;
const presentSql = `select id::text, job_id::text as job from core.application where state not in ('invited', 'quick_applied', 'started', 'withdrawn', 'erased')`;
const storedSql = `
  select line from (
    select concat_ws(' ', 'stage', application_id, stage_id, coalesce(mean::text, '-'), coalesce(se::text, '-'),
      scored, expected, known_variance, lone_share, deviations, freedom) as line
    from core.stage_score where not is_given
    union all
    select concat_ws(' ', 'place', application_id, coalesce(overall::text, '-'), coalesce(se::text, '-'), complete)
    from core.ranking
    union all
    select concat_ws(' ', 'group', job_id, complete, sum(n))
    from core.ranking_count group by job_id, complete having sum(n) <> 0) lines order by line collate "C"`;

function scoreOfStage(answers: AnswerRow[]): StageScore {
  const [{ application, stage } = { application: '', stage: '' }] = answers;
  const dealt = answers.flatMap(({ stars }) => stars).length;
  const scored = answers.flatMap(({ stars }) => stars.filter((star) => star !== null)).length;
  const tallies = answers.map(tallyOf);
  const weight = sum(tallies.map((tally) => tally.weight));
  const isDone = scored === dealt && weight > 0n;
  // Over one denominator: the product of all counts.
  const under = tallies.reduce((product, { n }) => product * (n || 1n), 1n);
  const over = sum(
    tallies.map(({ weight: own, counted, n }) => own * (n === 0n ? 0n : (counted * under) / n)),
  );
  const mean = isDone
    ? roundedQuotient(25n * MILLION * (over - weight * under), weight * under)
    : null;
  const shared = tallies.filter(({ n }) => n > 1n);
  const lone = sum(tallies.filter(({ n }) => n === 1n).map(({ weight: own }) => own * own));
  // In units of 10 to the minus 12, and of a ten thousandth of a weight squared.
  const variance = sum(
    shared.map(
      ({ weight: own, n, stars, squares }) =>
        own * own * roundedQuotient(TRILLION * (n * squares - stars * stars), n * n * (n - 1n)),
    ),
  );
  const error = mean !== null && lone === 0n ? roundedRoot(625n * variance, weight * weight) : null;
  const deviations = sum(
    shared.map(({ n, stars, squares }) =>
      roundedQuotient(TRILLION * (n * squares - stars * stars), n),
    ),
  );
  const freedom = sum(shared.map(({ n }) => n - 1n));
  const line = [
    'stage',
    application,
    stage,
    inDecimals(mean, 6),
    inDecimals(error, 6),
    scored,
    dealt,
    inDecimals(mean === null ? 0n : roundedQuotient(variance, weight * weight), 12),
    inDecimals(mean === null ? 0n : roundedQuotient(TRILLION * lone, weight * weight), 12),
    inDecimals(deviations, 12),
    freedom,
  ].join(' ');
  return { key: `${application} ${stage}`, application, stage, mean, error, line };
}

function tallyOf({ weight, stars, agreed }: AnswerRow) {
  const given = stars.filter((star) => star !== null).map(BigInt);
  const n = BigInt(given.length);
  return {
    weight: BigInt(weight),
    n,
    stars: sum(given),
    /** What a panel agreed upon stands for the mean of its marks, and leaves their spread. */
    counted: agreed === null ? sum(given) : n * BigInt(agreed),
    squares: sum(given.map((star) => star * star)),
  };
}

function givenScore({ application, stage, mean, se }: GivenRow): StageScore {
  const inMillionths = (text: string | null) =>
    text === null ? null : BigInt(text.replace('.', ''));
  const key = `${application} ${stage}`;
  return { key, application, stage, mean: inMillionths(mean), error: inMillionths(se), line: '' };
}

function placeOf(application: string, scores: StageScore[], stages: StageRow[]) {
  const done = scores.flatMap(({ stage, mean, error }) => {
    const place = stages.find(({ id }) => id === stage);
    return mean === null || place === undefined || place.weight === '0'
      ? []
      : [{ mean, error, weight: BigInt(place.weight), position: place.position }];
  });
  const weight = sum(done.map((stage) => stage.weight));
  const overall =
    weight === 0n
      ? null
      : roundedQuotient(
          100n * sum(done.map((stage) => stage.weight * stage.mean)),
          weight * MILLION,
        );
  const errors = done.map((stage) => (stage.error === null ? null : stage.weight * stage.error));
  const known = errors.filter((error) => error !== null);
  const error =
    done.length === 0 || known.length < errors.length
      ? null
      : roundedRoot(sum(known.map((each) => each * each)), weight * weight, 1n);
  const complete = done.reduce((bits, { position }) => bits + 2 ** position, 0);
  const line = ['place', application, inDecimals(overall, 2), inDecimals(error, 6), complete];
  return { complete, line: line.join(' ') };
}

const MILLION = 10n ** 6n;
const TRILLION = 10n ** 12n;

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((all, each) => all + each, 0n);
}

/** Half up, of nothing below nothing. */
function roundedQuotient(over: bigint, under: bigint): bigint {
  return (2n * over + under) / (2n * under);
}

/** The root of a quotient, half up. The units of a variance are the square of those of its root. */
function roundedRoot(over: bigint, under: bigint, finer = 10n ** 4n): bigint {
  const squared = (4n * finer * finer * over) / under;
  const root = wholeRoot(squared);
  return roundedQuotient(root, 2n * finer);
}

function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function inDecimals(number: bigint | null, places: number): string {
  if (number === null) return '-';
  const digits = number.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

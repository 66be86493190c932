import type pg from 'pg';
import {
  historyReviewItemId,
  type RandomHistoryJobs,
  type PlayedHistoryStep,
} from './prepare-and-play-random-history.ts';

type Row = Record<string, number>;

/** What the database holds that it may not, after what everybody was told; one sentence each. */
export async function findHistoryViolations(
  owner: pg.Pool,
  { stage, told }: { stage: RandomHistoryJobs; told: readonly PlayedHistoryStep[] },
): Promise<string[]> {
  const wrong = told.filter(({ outcome }) => outcome.is === 'wrong');
  return [
    ...wrong.map(({ deed, outcome }) => `${deed.kind} was answered ${outcome.told}`),
    ...(await lostScores(owner, { stage, told })),
    ...(await doubleHires(owner, { stage, told })),
    ...(await lateSubmissions(owner, { stage, told })),
    ...(await wrongCounts(owner, stage)),
  ];
}

/** The last score that was acknowledged stands, or one of which nobody heard. */
async function lostScores(
  owner: pg.Pool,
  { stage, told }: { stage: RandomHistoryJobs; told: readonly PlayedHistoryStep[] },
): Promise<string[]> {
  const given = new Map<string, { stars: number; round: number; is: string }[]>();
  for (const { deed, round, outcome } of told)
    if (deed.kind === 'score' && outcome.is !== 'refused') {
      const item = historyReviewItemId(stage, deed);
      given.set(item, [...(given.get(item) ?? []), { stars: deed.stars, round, is: outcome.is }]);
    }
  const { rows } = await owner.query<{ id: string; blind: number | null; stars: number | null }>(
    `select i.id, i.stars as blind, r.stars from blind.review_item i join core.review r on r.item_id = i.id where r.batch_id = $1`,
    [stage.read.batchId],
  );
  return rows.flatMap(({ id, blind, stars }) => {
    const all = given.get(id) ?? [];
    const last = Math.max(...all.filter(({ is }) => is === 'done').map(({ round }) => round));
    const may = all.filter(({ is, round }) => is === 'unknown' || round === last);
    const isNone = stars === null && !all.some(({ is }) => is === 'done');
    const isOne = may.some((one) => one.stars === stars);
    if (blind === stars && (isNone || isOne)) return [];
    return [`a score is ${stars} (${blind} for its reviewer) after ${JSON.stringify(all)}`];
  });
}

/** Whoever was hired was hired once, by one of those who asked, and is not rejected as well. */
async function doubleHires(
  owner: pg.Pool,
  { stage, told }: { stage: RandomHistoryJobs; told: readonly PlayedHistoryStep[] },
): Promise<string[]> {
  const { rows } = await owner.query<{ id: number; state: string } & Row>(
    `select a.id, a.state, ${['hired', 'rejected']
      .map(
        (
          state,
        ) => `(select count(*)::int from core.event e where e.subject_id = a.id and e.org_id = a.org_id
          and e.kind = 'application-${state}') as ${state},
        (select count(*)::int from core.decision d where d.application_id = a.id and d.org_id = a.org_id
          and d.to_state = '${state}') as "${state}Decisions"`,
      )
      .join(', ')}
     from core.application a where a.job_id = $1 order by a.id`,
    [stage.read.job.id],
  );
  return rows.flatMap(({ id, state, ...n }) => {
    const acknowledged = (kind: 'hire' | 'reject') =>
      told.filter(
        ({ deed, outcome }) =>
          (deed.kind === 'hire' || deed.kind === 'reject') &&
          deed.kind === kind &&
          stage.read.applications[deed.who]?.id === id &&
          outcome.is === 'done' &&
          outcome.told.includes(`"decided":[${id}]`),
      ).length;
    const [hires, rejections] = [acknowledged('hire'), acknowledged('reject')];
    const once = (which: string) => Number(state === which);
    const holds =
      hires + rejections <= 1 &&
      (hires === 0 || state === 'hired') &&
      (rejections === 0 || state === 'rejected') &&
      (['hired', 'rejected'] as const).every(
        (which) => n[which] === once(which) && n[`${which}Decisions`] === once(which),
      );
    return holds
      ? []
      : [
          `somebody is ${state} after ${hires} hires, ${rejections} rejections: ${JSON.stringify(n)}`,
        ];
  });
}

/** What was acknowledged is submitted once, and nothing that was sent after the role was archived. */
async function lateSubmissions(
  owner: pg.Pool,
  { stage, told }: { stage: RandomHistoryJobs; told: readonly PlayedHistoryStep[] },
): Promise<string[]> {
  const archivedIn = Math.min(
    ...told.flatMap(({ deed, round, outcome }) =>
      deed.kind === 'archive' && outcome.is === 'done' ? [round] : [],
    ),
  );
  const { rows } = await owner.query<{ id: number; isSubmitted: boolean; events: number }>(
    `select a.id, a.submitted_at is not null as "isSubmitted", (select count(*)::int from core.event e
       where e.subject_id = a.id and e.org_id = a.org_id and e.kind = 'application-submitted') as events
     from core.application a where a.job_id = $1`,
    [stage.open.id],
  );
  return rows.flatMap(({ id, isSubmitted, events }) => {
    const asked = told.filter(
      ({ deed }) => deed.kind === 'submit' && stage.writing[deed.who]?.id === id,
    );
    const isTold = asked.some(({ outcome }) => outcome.is === 'done');
    const inTime = asked.filter(
      ({ round, outcome }) => round <= archivedIn && outcome.is !== 'refused',
    );
    return [
      ...(isTold && !isSubmitted ? ['a submission that was acknowledged is lost'] : []),
      ...(isSubmitted && inTime.length === 0 ? ['an archived role has taken a submission'] : []),
      ...(events === Number(isSubmitted) ? [] : [`one application was sent in ${events} times`]),
    ];
  });
}

/** What is counted, with what still waits to be folded in, is what stands in the rows. */
async function wrongCounts(owner: pg.Pool, { read, open }: RandomHistoryJobs): Promise<string[]> {
  const counted = (counter: string) =>
    `coalesce((select s.${counter} from core.job_stats s where s.org_id = j.org_id and s.job_id = j.id), 0)::int
     + coalesce((select sum(d.n) from core.job_delta d where d.org_id = j.org_id and d.job_id = j.id and d.counter = '${counter}'), 0)::int`;
  const rowsOf: Record<string, string> = {
    submitted: `submitted_at is not null and state <> 'withdrawn'`,
    awaiting_review: `state = 'submitted'`,
    in_review: `state = 'in_review' and reviews_scored < reviews_expected`,
    awaiting_interview: `state = 'in_review' and reviews_scored = reviews_expected`,
    rejected: `state = 'rejected'`,
    hired: `state = 'hired'`,
  };
  const { rows } = await owner.query<Row>(
    `select ${Object.entries(rowsOf)
      .map(
        ([counter, which]) => `${counted(counter)} as "${counter}",
        (select count(*)::int from core.application a where a.org_id = j.org_id and a.job_id = j.id and ${which}) as "${counter} rows"`,
      )
      .join(', ')}, ${counted('reviews_scored')} as reviews_scored,
      (select count(r.stars)::int from core.review r where r.org_id = j.org_id and r.batch_id = $2 and j.id = $3) as "reviews_scored rows",
      (select coalesce(sum(a.reviews_scored), 0)::int from core.application a where a.org_id = j.org_id and a.job_id = j.id) as "scored of each",
      (select count(r.stars)::int from core.review r where r.org_id = j.org_id and r.batch_id = $2 and j.id = $3) as "scored of each rows"
     from core.job j where j.id = any ($1::bigint[])`,
    [[read.job.id, open.id], read.batchId, read.job.id],
  );
  return rows.flatMap((row) =>
    Object.keys(row)
      .filter((name) => !name.endsWith(' rows') && row[name] !== row[`${name} rows`])
      .map((name) => `${name} is counted ${row[name]} and stands in ${row[`${name} rows`]} rows`),
  );
}

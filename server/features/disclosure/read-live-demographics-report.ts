import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { refreshRollupsBeforeReading } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';
import { packCandidatesByStartMonth } from '../figures/pack-candidates-by-start-month.ts';
import { reachedHiringStepBits } from '../figures/rules/reached-steps.ts';
import {
  DEMOGRAPHICS_GROUP_OF_EVERYBODY,
  type DemographicsRequest,
  type DemographicsReport,
} from './rules/demographics-request-and-report-types.ts';
import { findDemographicCategories } from './find-demographic-categories.ts';
import { createLiveReportConcurrencyLimiter } from './live-report-limiter.ts';
import { createConcurrentWorkSharer } from './create-concurrent-work-sharer.ts';
import type {
  DemographicCountsByGroupAndSource,
  DemographicCountsOfGroup,
  PackedCandidates,
} from './rules/count-packed-demographic-answers.ts';
import {
  listDemographicOptionsWithAnswers,
  suppressLiveDemographicsCells,
} from './rules/list-answered-options-and-suppress-live-cells.ts';
import {
  findGradesOfJobs,
  findPackedCandidatesByJobAndMonth,
  findSourceNamesAfterMerging,
} from './sql/packed-candidates-job-grades-and-source-names.ts';

const program = new URL('count-demographic-answers-worker.ts', import.meta.url);
const JOBS_A_PASS = 100;
const LIMIT_MS = 20_000;
const turnOf = createLiveReportConcurrencyLimiter();
const sharedCount = createConcurrentWorkSharer<DemographicCountsByGroupAndSource>();

/**
 * Exact and live, by the rule of rows alone: the specification taken literally, where the operator of the server wants it
 * (docs/decisions/040). Counted in a thread, one report an organisation at a time, and no further once nobody waits for it.
 * @throws Refusal busy
 */
export async function readLiveDemographicsReport(
  services: Services,
  query: DemographicsRequest,
): Promise<DemographicsReport> {
  const late = AbortSignal.timeout(LIMIT_MS);
  const signal = query.signal === undefined ? late : AbortSignal.any([query.signal, late]);
  const { byGroup, bySource } = await sharedCount(
    { key: keyOf(services, query), signal },
    (wanted) =>
      turnOf(query.orgId)(() => countLive(services, { ...query, signal: wanted }), wanted),
  ).catch((error: unknown) => {
    throw late.aborted ? new Refusal('busy') : error;
  });
  const counted = (query.by === 'source' ? bySource : byGroup).filter(
    ({ reached }) => !query.excludeQuick || (reached & reachedHiringStepBits.quickApply) === 0,
  );
  const actor = { orgId: query.orgId, actorId: null };
  const categories = await runTransactionByDoor({ services, door: 'staff', actor, signal }, (db) =>
    findDemographicCategories(db, listDemographicOptionsWithAnswers(counted)),
  );
  const period = { from: query.from, until: query.until };
  return {
    cells: suppressLiveDemographicsCells(
      counted,
      categories,
      (group) => group !== '' && group !== DEMOGRAPHICS_GROUP_OF_EVERYBODY,
    ),
    coverage: {
      disclosure: 'row-rule',
      ...period,
      periods: [period],
      ...(query.by === 'step' && { gradePeriods: [period] }),
      leftOut: [],
      categories,
    },
  };
}

/** With and without quick applications, by step and by source it is the same count, of the same house. */
function keyOf(
  { config }: Services,
  { orgId, by, from, until, jobIds }: DemographicsRequest,
): string {
  return JSON.stringify([config.DATABASE_URL, orgId, by === 'job', from, until, jobIds]);
}

type Query = DemographicsRequest & { signal: AbortSignal };

const nobody: DemographicCountsByGroupAndSource = { byGroup: [], bySource: [] };

/** While a thread counts the people of some roles, the database hands over those of the next. */
async function countLive(
  services: Services,
  query: Query,
): Promise<DemographicCountsByGroupAndSource> {
  const { orgId, signal } = query;
  signal.throwIfAborted();
  await refreshRollupsBeforeReading(services, orgId, signal);
  await packCandidatesByStartMonth(services, orgId, signal);
  const actor = { orgId, actorId: null };
  return runTransactionByDoor({ services, door: 'aggregate', actor, signal }, async (db) => {
    const jobs = await findGradesOfJobs(db, query.jobIds);
    const groups = new Map(
      jobs.map(({ id, grade }) => [id, query.by === 'job' ? String(id) : grade]),
    );
    const sums = {
      byGroup: new Map<string, DemographicCountsOfGroup>(),
      bySource: new Map<string, DemographicCountsOfGroup>(),
    };
    let counting = Promise.resolve(nobody);
    const addCounted = async () => {
      const { byGroup, bySource } = await counting;
      addUp(sums.byGroup, byGroup);
      addUp(sums.bySource, bySource);
    };
    for (let at = 0; at < jobs.length; at += JOBS_A_PASS) {
      signal.throwIfAborted();
      const jobIds = jobs.slice(at, at + JOBS_A_PASS).map(({ id }) => id);
      const packed = await findPackedCandidatesByJobAndMonth(db, { ...query, jobIds });
      await addCounted();
      const piles = packed.map(({ jobId, ...pile }) => ({
        ...pile,
        group: groups.get(jobId) ?? '',
      }));
      counting = countInThread(services, piles);
      // Heard when it is waited for, however long the database takes until then.
      counting.catch(() => {});
    }
    await addCounted();
    const names = await findSourceNamesAfterMerging(db);
    return {
      byGroup: [...sums.byGroup.values()],
      bySource: underNames([...sums.bySource.values()], names),
    };
  });
}

/** Sources that are counted under one name are one group. */
function underNames(
  piles: readonly DemographicCountsOfGroup[],
  names: ReadonlyMap<number, string>,
): DemographicCountsOfGroup[] {
  const sums = new Map<string, DemographicCountsOfGroup>();
  const named = piles.map((pile) => ({ ...pile, group: names.get(Number(pile.group)) ?? '' }));
  addUp(sums, named);
  return [...sums.values()];
}

async function countInThread(
  { inThread }: Services,
  piles: PackedCandidates[],
): Promise<DemographicCountsByGroupAndSource> {
  if (piles.length === 0) return nobody;
  const counted = await inThread(program, piles);
  if (counted === undefined) throw new Refusal('busy');
  // The program answers with nothing else.
  return counted as DemographicCountsByGroupAndSource;
}

function addUp(
  sums: Map<string, DemographicCountsOfGroup>,
  piles: readonly DemographicCountsOfGroup[],
): void {
  for (const pile of piles) {
    const key = `${pile.reached} ${pile.group}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, pile);
    else pile.counts.forEach((n, at) => (sum.counts[at] = (sum.counts[at] ?? 0) + n));
  }
}

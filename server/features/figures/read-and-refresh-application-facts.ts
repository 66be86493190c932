import type { Config } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { equalOpportunitiesPseudonyms } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import {
  encodeDemographicAnswers,
  NO_DEMOGRAPHIC_ANSWERS,
} from './rules/encode-and-decode-demographic-answer-bytes.ts';
import { reachedHiringStepsMask } from './rules/reached-steps.ts';
import {
  type CurrentApplicationFactDbRow,
  findEqualOpportunitiesAnswerRows,
  findCurrentFactsOfApplications,
  findOrInsertCandidateSourceIds,
} from './sql/application-facts-equality-answers-and-source-ids.ts';
import {
  type ApplicationFactToStore,
  upsertApplicationFactAndSumRows,
} from './sql/store-application-facts-and-rollup-sums.ts';

type Batch = { ids: readonly number[]; zone: string; config: Pick<Config, 'SECRET_KEY'> };

/** Refreshes these applications as they stand now, whatever was rolled up of them before. The caller holds the lock. */
export async function refreshApplicationFacts(db: Db<'aggregate'>, batch: Batch): Promise<void> {
  const facts = await readCurrentApplicationFacts(db, batch);
  if (facts.length > 0) await upsertApplicationFactAndSumRows(db, facts);
}

/** What is to be rolled up of these applications as they stand now. */
export async function readCurrentApplicationFacts(
  db: Db<'aggregate'>,
  { ids, zone, config }: Batch,
): Promise<ApplicationFactToStore[]> {
  const rows =
    ids.length === 0 ? [] : await findCurrentFactsOfApplications(db, [...new Set(ids)], zone);
  if (rows.length === 0) return [];
  const links = equalOpportunitiesPseudonyms(
    rows.map(({ id }) => id),
    config,
  );
  const answers = await findEqualOpportunitiesAnswerRows(db, links);
  const demos = new Map(
    answers.map(({ link, form, answers: given }) => [
      link.toString('hex'),
      encodeDemographicAnswers(form, given),
    ]),
  );
  const numbers = await findOrInsertCandidateSourceIds(db, [
    ...new Set(rows.map(({ source }) => source)),
  ]);
  return rows.map((row, i) => {
    const link = links[i] ?? Buffer.alloc(0);
    return freshFact(row, {
      link,
      sourceId: numbers.get(row.source) ?? 0,
      demo: demos.get(link.toString('hex')) ?? NO_DEMOGRAPHIC_ANSWERS,
    });
  });
}

function freshFact(
  row: CurrentApplicationFactDbRow,
  known: Pick<ApplicationFactToStore, 'link' | 'sourceId' | 'demo'>,
): ApplicationFactToStore {
  const {
    jobId,
    startedDay,
    submittedDay,
    hiredDay,
    rejectedDay,
    interestDay,
    hireSeconds,
    score,
  } = row;
  return {
    ...known,
    jobId,
    startedDay,
    submittedDay,
    hiredDay,
    rejectedDay,
    interestDay,
    hireSeconds,
    score,
    reached: reachedHiringStepsMask(row),
  };
}

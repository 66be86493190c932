import type { Config } from '../../config.ts';
import type { Db } from '../../access/enter.ts';
import { equalOpportunitiesLinks } from '../equal-opportunities/equal-opportunities-link.ts';
import { demoBytes, NO_ANSWERS } from './rules/demo-bytes.ts';
import { reachedMask } from './rules/reached.ts';
import { type FactRow, findFormAnswers, findFacts, numberSources } from './sql/facts.ts';
import { type FreshFact, applyFacts } from './sql/apply-facts.ts';

type Batch = { ids: readonly number[]; zone: string; config: Pick<Config, 'SECRET_KEY'> };

/** Refreshes these applications as they stand now, whatever was rolled up of them before. The caller holds the lock. */
export async function refreshFacts(db: Db<'aggregate'>, batch: Batch): Promise<void> {
  const facts = await freshFacts(db, batch);
  if (facts.length > 0) await applyFacts(db, facts);
}

/** What is to be rolled up of these applications as they stand now. */
export async function freshFacts(
  db: Db<'aggregate'>,
  { ids, zone, config }: Batch,
): Promise<FreshFact[]> {
  const rows = ids.length === 0 ? [] : await findFacts(db, [...new Set(ids)], zone);
  if (rows.length === 0) return [];
  const links = equalOpportunitiesLinks(
    rows.map(({ id }) => id),
    config,
  );
  const answers = await findFormAnswers(db, links);
  const demos = new Map(
    answers.map(({ link, form, answers: given }) => [link.toString('hex'), demoBytes(form, given)]),
  );
  const numbers = await numberSources(db, [...new Set(rows.map(({ source }) => source))]);
  return rows.map((row, i) => {
    const link = links[i] ?? Buffer.alloc(0);
    return freshFact(row, {
      link,
      sourceId: numbers.get(row.source) ?? 0,
      demo: demos.get(link.toString('hex')) ?? NO_ANSWERS,
    });
  });
}

function freshFact(row: FactRow, known: Pick<FreshFact, 'link' | 'sourceId' | 'demo'>): FreshFact {
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
    reached: reachedMask(row),
  };
}

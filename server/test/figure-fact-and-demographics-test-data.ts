import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import {
  type DemographicCategory,
  demographicCategories,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { DemographicsRequest } from '../features/disclosure/rules/demographics-request-and-report-types.ts';
import { demographicCodesInByteOrder } from '../features/figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import type { PlantedJob } from './test-data-types.ts';

/** A candidate as figures know them. */
export type CandidateFigureFactToPlant = {
  job: Pick<PlantedJob, 'id' | 'orgId'>;
  startedDay: string;
  furthest: HiringReportStepKey;
  answers?: Partial<Record<DemographicCategory, string>>;
  source?: number;
  quick?: boolean;
};

const QUICK = 128;

/** Plants folded facts as they are, for tests of what is made of them; the organisation's days are those of London. */
export async function insertFigureFactRowsForTests(
  owner: pg.Pool,
  facts: readonly CandidateFigureFactToPlant[],
): Promise<Buffer[]> {
  const links = facts.map(() => randomBytes(32));
  const orgs = [...new Set(facts.map(({ job }) => job.orgId))];
  await owner.query(
    `insert into core.rollup_state (org_id, zone) select unnest($1::bigint[]), 'Europe/London' on conflict do nothing`,
    [orgs],
  );
  await owner.query(
    `insert into core.source (org_id, id, name) select o, s, 'Source ' || s
     from unnest($1::bigint[]) as o, generate_series(1, 6) as s on conflict do nothing`,
    [orgs],
  );
  await owner.query(
    `insert into eo.application_fact (org_id, link, job_id, started_day, source_id, reached, demo)
     select * from unnest($1::bigint[], $2::bytea[], $3::bigint[], $4::date[], $5::int[], $6::smallint[], $7::bytea[])`,
    [
      facts.map(({ job }) => job.orgId),
      links,
      facts.map(({ job }) => job.id),
      facts.map(({ startedDay }) => startedDay),
      facts.map(({ source }) => source ?? 1),
      facts.map(reachedOf),
      facts.map(({ answers = {} }) => encodeDemographics(answers)),
    ],
  );
  return links;
}

function reachedOf({ furthest, quick = false }: CandidateFigureFactToPlant): number {
  const steps = 2 ** (hiringReportSteps.indexOf(furthest) + 1) - 1;
  return steps + (quick ? QUICK : 0);
}

export function encodeDemographics(answers: Partial<Record<DemographicCategory, string>>): Buffer {
  return Buffer.from(
    demographicCategories.map(
      (category) => demographicCodesInByteOrder[category].indexOf(answers[category] ?? '') + 1,
    ),
  );
}

/** So many candidates who are alike. */
export function repeatFigureFact(
  n: number,
  fact: CandidateFigureFactToPlant,
): CandidateFigureFactToPlant[] {
  return Array.from({ length: n }, () => fact);
}

/** A question about all that there is, unless told otherwise. */
export function demographicsRequestTestData(
  { orgId }: { orgId: number },
  more: Partial<DemographicsRequest> = {},
): DemographicsRequest {
  return {
    orgId,
    from: '2025-01-01',
    until: '2026-12-31',
    teams: [],
    grades: [],
    jobIds: null,
    by: 'step',
    excludeQuick: false,
    ...more,
  };
}

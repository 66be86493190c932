import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { derivePersonalLinkToken } from '../../server/access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../../server/access/session-cookie-and-csrf.ts';
import { hashToken } from '../../server/crypto/random-token-and-token-hash.ts';
import { rowFromPlanItem } from '../../server/features/job-plan/rules/plan-item-from-and-to-row.ts';
import { examplePlanItemByKind } from '../../server/test/example-plan-item-by-kind.ts';
import { measureBareAndRealInTurns, medianComparisonOfRounds } from '../compare-real-with-bare.ts';
import {
  benchTokenConfig,
  issueJobLinkWithQuestionIds,
} from '../benchmark-session-headers-and-links.ts';
import { type HttpCall, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { runWorkInParallel } from '../run-work-in-parallel.ts';
import { waitUntilWorkerIsIdle } from '../wait-until-worker-is-idle.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const ROUNDS = 5;
const CLIENTS = 8;
const APPLICATIONS = 48;
const ITEMS = 20;
const TEXT = 'I would first look at what we know, then ask those who were there. '.repeat(6);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const KINDS = ['short-text', 'number', 'date', 'yes-no'] as const;
const TYPED = { 'short-text': 'Brackwater', number: '12', date: '29.2.2028', 'yes-no': 'yes' };

/** An application that is begun: what saves its answers, and what sends it in. */
type Way = {
  jobId: number;
  items: number;
  calls: (application: number) => HttpCall[];
};
type Timed = { aItem: number; submit: number };

/** A form of twenty items against written answers, from the first answer until the application is sent in; by the item. */
export async function measureFormSubmissions(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { orgId, hotJobId } = stage.small;
  const { questions } = await issueJobLinkWithQuestionIds(stage.owner, orgId, hotJobId);
  const form = await insertJobWithForm(stage.owner, orgId, hotJobId);
  const ways = { bare: writtenWay(hotJobId, questions), real: formWay(form) };
  const rounds = await measureBareAndRealInTurns(ROUNDS, {
    bare: () => answerAndSubmit(stage, ways.bare),
    real: () => answerAndSubmit(stage, ways.real),
  });
  const of = (part: keyof Timed) =>
    medianComparisonOfRounds(
      rounds.map(({ bare, real }) => ({ bare: bare[part], real: real[part] })),
    );
  const [aItem, submit] = [of('aItem'), of('submit')];
  return [
    {
      what: `an application with ${ITEMS} form items ÷ with ${questions.length} written answers, by the item`,
      measured: aItem.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: `${aItem.real.toFixed(2)} and ${aItem.bare.toFixed(2)} ms an item, ${CLIENTS} clients`,
    },
    {
      what: '– of which the last step alone, whole',
      measured: submit.ratio,
      unit: '×',
      goal: null,
      seen: `${submit.real.toFixed(2)} and ${submit.bare.toFixed(2)} ms`,
    },
  ];
}

async function answerAndSubmit(stage: RunningBenchmark, way: Way): Promise<Timed> {
  const ids = await beginApplications(stage.owner, stage.small.orgId, way.jobId);
  const line = openHttpConnections(stage.port, CLIENTS);
  const saveMs = await runWorkInParallel(CLIENTS, ids, async (id) => {
    for (const call of way.calls(id)) await line.send(call);
  });
  const submitMs = await runWorkInParallel(CLIENTS, ids, (id) =>
    line.send(posted(id, 'check', { honest: 'yes' })),
  );
  line.close();
  const { rows } = await stage.owner.query<{ sent: number }>(
    'select count(submitted_at)::int as sent from core.application where id = any ($1)',
    [ids],
  );
  if (rows[0]?.sent !== ids.length)
    throw new Error(
      `${rows[0]?.sent} of ${ids.length} were sent in: what was measured is something else`,
    );
  await waitUntilWorkerIsIdle(stage);
  const perApplication = (ms: number) => (ms * CLIENTS) / ids.length;
  return {
    aItem: perApplication(saveMs + submitMs) / way.items,
    submit: perApplication(submitMs),
  };
}

/** Begun, with the page about themselves behind them. */
async function beginApplications(owner: pg.Pool, orgId: number, jobId: number): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, form_answered_at)
     select $1, $2, 'B' || chr(65 + made / 9000) || '-' || (1000 + made % 9000), 'started', now(), now()
     from (select count(*)::int as n from core.application where org_id = $1 and job_id = $2 and public_ref like 'B%') before,
       generate_series(before.n, before.n + $3 - 1) made
     returning id`,
    [orgId, jobId, APPLICATIONS],
  );
  const ids = rows.map(({ id }) => Number(id));
  await owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1, 'Some', 'One', id || '-' || $3 || '@example.com', 'some one ' || id from unnest($4::bigint[]) id
       returning id, split_part(email, '-', 1)::bigint as application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
     select $1, application_id, $2, id from person`,
    [orgId, jobId, randomBytes(6).toString('hex'), ids],
  );
  for (const id of ids)
    await owner.query(
      `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'application', $2, $3)
       on conflict do nothing`,
      [hashToken(linkOf(id)), orgId, id],
    );
  return ids;
}

type JobWithForm = {
  jobId: number;
  stageId: number;
  keys: { key: string; kind: (typeof KINDS)[number] }[];
};

/** As another role is, and with a form instead of its questions. */
async function insertJobWithForm(
  owner: pg.Pool,
  orgId: number,
  like: number,
): Promise<JobWithForm> {
  const one = async (text: string, values: unknown[]) =>
    Number((await owner.query<{ id: number }>(text, values)).rows[0]?.id);
  const jobId = await one(
    `insert into core.job (org_id, hash, title, title_normalised, owner_id, published_at, closes_at, description)
     select org_id, replace(gen_random_uuid()::text, '-', ''), 'With a form', 'with a form', owner_id, now(), closes_at, description
     from core.job where org_id = $1 and id = $2 returning id`,
    [orgId, like],
  );
  await owner.query(
    `insert into core.job_stats (org_id, job_id) values ($1, $2) on conflict do nothing`,
    [orgId, jobId],
  );
  const stageId = await one(
    `insert into core.stage (org_id, job_id, position, kind, name) values ($1, $2, 1, 'form', 'About your work') returning id`,
    [orgId, jobId],
  );
  const keys = Array.from({ length: ITEMS }, (_, n) => ({
    key: `item${n}`,
    kind: KINDS[n % KINDS.length] ?? 'number',
  }));
  for (const [position, { key, kind }] of keys.entries()) {
    const row = rowFromPlanItem({ ...examplePlanItemByKind[kind], key });
    await owner.query(
      `insert into core.question (org_id, job_id, stage_id, position, kind, key, text, required, weight, settings, guide_one,
         guide_three, guide_five) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '', '', '')`,
      [
        orgId,
        jobId,
        stageId,
        position,
        row.kind,
        key,
        row.text,
        row.required,
        row.weight,
        JSON.stringify(row.settings),
      ],
    );
  }
  return { jobId, stageId, keys };
}

function formWay({ jobId, stageId, keys }: JobWithForm): Way {
  const fields = Object.fromEntries(keys.map(({ key, kind }) => [`item-${key}`, TYPED[kind]]));
  return {
    jobId,
    items: ITEMS,
    calls: (id) => [posted(id, 'form/1', { ...fields, stage: String(stageId), version: '0' })],
  };
}

function writtenWay(jobId: number, questions: number[]): Way {
  return {
    jobId,
    items: questions.length,
    calls: (id) =>
      questions.map((question) => ({
        path: `/application/${linkOf(id)}/answers/${question}`,
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: TEXT, version: 0 }),
      })),
  };
}

function posted(id: number, step: string, fields: Record<string, string>): HttpCall {
  const csrf = deriveCsrfToken(linkOf(id), benchTokenConfig);
  return {
    path: `/application/${linkOf(id)}/${step}`,
    method: 'POST',
    headers: { ...FORM, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...fields, csrf }).toString(),
  };
}

function linkOf(id: number): string {
  return derivePersonalLinkToken('application', { id, serial: 1 }, benchTokenConfig);
}

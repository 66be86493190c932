import type pg from 'pg';
import { deriveKey } from '../../server/crypto/derive-key.ts';
import { buildEqualOpportunitiesForm } from '../../server/features/equal-opportunities/rules/build-equal-opportunities-form.ts';
import type { EqualOpportunitiesAnswers } from '../../server/features/equal-opportunities/rules/equal-opportunities-form-types.ts';
import { benchTokenConfig } from '../benchmark-session-headers-and-links.ts';
import type { ReportingOrganisation } from './reporting-organisation-types.ts';

/** Between them they ask about all eleven categories; most answer the first. */
const FORMS = ['GB', 'GB', 'GB', 'EHRC', 'NI', 'IN', 'US'] as const;
const VARIANTS = 700;
const SHARE_SKIPPED = 0.12;
const BLOCK = 64;

/** Who they say they are, and what they thought of it. */
export async function generateFormAndSurveyAnswers(
  client: pg.PoolClient,
  { orgId }: ReportingOrganisation,
): Promise<void> {
  await client.query('create unlogged table eo.bench_variant (n int, form text, answers jsonb)');
  const variants = Array.from({ length: VARIANTS }, (_, n) => variantOf(n));
  await client.query(
    'insert into eo.bench_variant select * from unnest($1::int[], $2::text[], $3::jsonb[])',
    [
      variants.map((_, n) => n),
      variants.map(({ form }) => form),
      variants.map(({ answers }) => JSON.stringify(answers)),
    ],
  );
  await client.query(
    `create table if not exists eo.bench_subject (org_id bigint, application_id bigint, subject uuid, primary key (org_id, application_id))`,
  );
  await client.query(
    `insert into eo.bench_subject select org_id, id, gen_random_uuid() from core.application
     where org_id = $1 and form_answered_at is not null and random() > ${SHARE_SKIPPED}`,
    [orgId],
  );
  await client.query('analyze eo.bench_subject, eo.bench_variant');
  await client.query(
    `insert into eo.response (org_id, subject, job_id, form, answers, answered_on)
     select $1, s.subject, a.job_id, v.form, v.answers, a.started_at::date
     from eo.bench_subject s join core.application a on a.org_id = s.org_id and a.id = s.application_id
     join eo.bench_variant v on v.n = (a.id * 31 + a.job_id) % ${VARIANTS} where s.org_id = $1`,
    [orgId],
  );
  await client.query(
    `insert into eo.link (org_id, link, subject)
     select $1, sha256($3 || sha256($2 || convert_to(application_id::text, 'UTF8'))), subject
     from eo.bench_subject where org_id = $1`,
    [orgId, ...linkPads()],
  );
  await client.query('drop table eo.bench_variant');
  await client.query(
    `insert into core.experience_answer (org_id, job_id, kind, rating, fairness, satisfaction, text, created_at)
     select org_id, job_id, kind, 1 + (id * 7) % 10, 1 + (id * 3) % 10, 1 + (id * 11) % 10,
       case when id % 5 = 0 then 'It was clear what would happen next.' else '' end, at
     from core.application, lateral (values ('post-apply', submitted_at, 4), ('post-feedback', rejected_at, 9)) as e (kind, at, nth)
     where org_id = $1 and at is not null and id % nth = 0`,
    [orgId],
  );
}

/** The keyed hash by which answers are found, written out so that the database can make it: RFC 2104. */
function linkPads(): [inner: Buffer, outer: Buffer] {
  const key = Buffer.alloc(BLOCK);
  deriveKey('equal-opportunities link', benchTokenConfig).copy(key);
  return [key.map((byte) => byte ^ 0x36), key.map((byte) => byte ^ 0x5c)].map((bytes) =>
    Buffer.from(bytes),
  ) as [Buffer, Buffer]; // One for each pad.
}

/** One in ten leaves a question out; of the options the first ones are chosen most. */
function variantOf(n: number): { form: string; answers: EqualOpportunitiesAnswers } {
  const form = buildEqualOpportunitiesForm(FORMS[n % FORMS.length] ?? 'GB');
  const answers: EqualOpportunitiesAnswers = {};
  for (const [q, { name, options }] of form.questions.entries()) {
    const draw = ((n * 7919 + q * 104_729) % 1009) / 1009;
    const option = options[Math.floor(draw ** 2 * options.length)];
    if (option !== undefined && (n + q) % 10 !== 0) answers[name] = option.code;
  }
  return { form: form.version, answers };
}

import type pg from 'pg';
import type { LoadTestCandidate } from './candidates-applying-under-load.ts';

type Found = {
  email: string;
  state: string;
  submittedAt: Date | null;
  honestAt: Date | null;
  tokens: number;
  begun: number;
  submitted: number;
  audited: number;
  startMails: number;
  confirmMails: number;
  answers: Record<string, string>;
};

/** What is left to do: all of it must come to nothing once the server is left alone. */
const waiting = {
  events: 'select count(*)::int as n from core.event_outbox',
  deltas: 'select count(*)::int as n from core.job_delta',
  entries: 'select count(*)::int as n from audit.unsealed',
  tasks:
    "select count(*)::int as n from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%'",
  mails: `select count(*)::int as n from pii.email_message
    where sent_at is null and cancelled_at is null and failed_at is null and send_at < now()`,
};

export async function countWorkUnfinishedAfterKill(
  owner: pg.Pool,
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.entries(waiting).map(async ([what, query]) => {
      const { rows } = await owner.query<{ n: number }>(query);
      return [what, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

/** Everything that was acknowledged and is not there, and everything that is there by half; one sentence each. */
export async function findLostAcknowledgedData(
  owner: pg.Pool,
  candidates: LoadTestCandidate[],
): Promise<string[]> {
  const found = new Map((await readApplications(owner)).map((one) => [one.email, one]));
  return [
    ...candidates.flatMap((candidate) => lossesOf(candidate, found.get(candidate.email))),
    ...[...found.values()].flatMap(halves),
    ...(await findBrokenDataRulesAfterKill(owner)),
  ];
}

function lossesOf(candidate: LoadTestCandidate, found: Found | undefined): string[] {
  const { email, answers, isBegun, isSubmitted } = candidate;
  if (found === undefined) return isBegun ? [`${email} applied and is nowhere`] : [];
  const losses = [...answers].flatMap(([questionId, { sent, acknowledged }]) => {
    const place = sent.indexOf(found.answers[questionId] ?? '') + 1;
    return place < acknowledged
      ? [`${email}: an answer is older than the one that was acknowledged`]
      : [];
  });
  if (isSubmitted && found.submittedAt === null)
    losses.push(`${email} submitted and is not submitted`);
  return losses;
}

function halves({ email, ...found }: Found): string[] {
  const isSubmitted = found.submittedAt !== null;
  const once = isSubmitted ? 1 : 0;
  const rules: [holds: boolean, sentence: string][] = [
    [found.tokens === 1, `has ${found.tokens} links`],
    [found.begun === 1, `began ${found.begun} times`],
    [found.startMails >= 1, 'never got the first mail'],
    [(found.state === 'submitted') === isSubmitted, `is ${found.state}, which does not fit`],
    [(found.honestAt !== null) === isSubmitted, 'is half submitted'],
    [
      found.submitted === once && found.audited === once,
      `was sent in ${found.submitted} times, ${found.audited} of them in the trail`,
    ],
    [found.confirmMails === once, `got ${found.confirmMails} confirmations`],
    [!isSubmitted || Object.keys(found.answers).length > 0, 'is submitted without an answer'],
  ];
  return rules.filter(([holds]) => !holds).map(([, sentence]) => `${email} ${sentence}`);
}

async function readApplications(owner: pg.Pool): Promise<Found[]> {
  const { rows } = await owner.query<Found>(`
    select c.email, a.state, a.submitted_at as "submittedAt", a.honest_at as "honestAt",
      (select count(*)::int from auth.token t where t.kind = 'application' and t.reference = a.id and t.org_id = a.org_id) as tokens,
      (select count(*)::int from core.event e where e.kind = 'application-begun' and e.subject_id = a.id and e.org_id = a.org_id) as begun,
      (select count(*)::int from core.event e where e.kind = 'application-submitted' and e.subject_id = a.id and e.org_id = a.org_id)
        as submitted,
      (select count(*)::int from audit.entry e where e.kind = 'application-submitted' and e.subject = 'application ' || a.id
        and e.org_id = a.org_id) as audited,
      (select count(*)::int from pii.email_message m where m.application_id = a.id and m.org_id = a.org_id
        and m.kind = 'application-start' and m.sent_at is not null) as "startMails",
      (select count(*)::int from pii.email_message m where m.application_id = a.id and m.org_id = a.org_id
        and m.kind = 'application-confirm' and m.sent_at is not null) as "confirmMails",
      (select coalesce(jsonb_object_agg(w.question_id, w.text), '{}') from core.answer w
        where w.application_id = a.id and w.org_id = a.org_id) as answers
    from core.application a
      join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
      join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
    where c.email like 'load-%'`);
  return rows;
}

/** Over everything, the demo included. */
const broken: Record<string, string> = {
  'an application without an identity': `select from core.application a where a.state <> 'erased' and not exists
    (select from pii.application_identity i where i.org_id = a.org_id and i.application_id = a.id)`,
  'a person without an application': `select from pii.candidate c where c.email like 'load-%' and not exists
    (select from pii.application_identity i where i.org_id = c.org_id and i.candidate_id = c.id)`,
  'a link without an application': `select from auth.token t where t.kind = 'application' and not exists
    (select from core.application a where a.org_id = t.org_id and a.id = t.reference)`,
  'a role whose counters are not its rows': `select from core.job j
      left join core.job_stats s on s.org_id = j.org_id and s.job_id = j.id
      left join lateral (select count(*) filter (where submitted_at is not null and state not in ('withdrawn', 'erased')) as submitted,
        count(*) filter (where submitted_at is not null and state = 'withdrawn') as withdrawn,
        count(*) filter (where state = 'submitted') as waiting, count(*) filter (where state = 'hired') as hired,
        count(*) filter (where state = 'rejected') as rejected from core.application a
        where a.org_id = j.org_id and a.job_id = j.id) a on true
    where (coalesce(s.submitted, 0), coalesce(s.withdrawn, 0), coalesce(s.awaiting_review, 0), coalesce(s.hired, 0),
      coalesce(s.rejected, 0)) is distinct from (a.submitted, a.withdrawn, a.waiting, a.hired, a.rejected)`,
  // The demo has one that came back; a kill makes none come back.
  'a mail that failed': `select from pii.email_message where failed_at is not null and coalesce(failure, '') not in ('bounced', 'held')`,
  'an audit entry in no seal or in two': `select from audit.entry e where (select count(*) from audit.seal s
      where s.org_id = e.org_id and e.id = any (s.entry_ids)) <> 1`,
};

export async function findBrokenDataRulesAfterKill(owner: pg.Pool): Promise<string[]> {
  const counts = await Promise.all(
    Object.entries(broken).map(async ([what, query]) => {
      const { rowCount } = await owner.query(query);
      return rowCount === 0 ? [] : [`${what}, ${rowCount} times`];
    }),
  );
  return counts.flat();
}

import type pg from 'pg';
import {
  eventKinds,
  eventKindDefinitions,
} from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { jobCounterNames } from '../events/job-counter-names.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import { recomputeScoresToCompare } from './recompute-scores.ts';

/** What happens and is audited one for one. */
const auditedEvents = eventKinds.filter((kind) => {
  const { audit } = eventKindDefinitions[kind];
  return audit?.oneForOne === true && audit.kind === kind;
});

/** What does not add up in the database; each line of SQL finds what must not be. */
export async function findDatabaseInconsistencies(owner: pg.Pool): Promise<string[]> {
  const stood = `case when submitted_at is null then null when state = 'submitted' then 'awaiting_review'
    when state = 'in_review' and reviews_expected > 0 and reviews_scored = reviews_expected then 'awaiting_interview'
    when state = 'in_review' then 'in_review' when state = 'interviews_tasks' then 'in_interview'
    when state in ('rejected', 'hired') then state end`;
  const counted = jobCounterNames
    .map((counter) => `('${counter}', coalesce(s.${counter}, 0))`)
    .join(', ');
  const rules: Record<string, string> = {
    'a counter is not what the rows say': `
      with rows as (
        select job_id, ${stood} as counter, count(*) as n from core.application group by 1, 2
        union all select job_id, 'submitted', count(*) from core.application where submitted_at is not null and state <> 'withdrawn' group by 1
        union all select job_id, 'withdrawn', count(*) from core.application where submitted_at is not null and state = 'withdrawn' group by 1
        union all select a.job_id, 'reviews_total', count(*) from core.review r join core.application a on a.id = r.application_id group by 1
        union all select a.job_id, 'reviews_scored', count(r.stars) from core.review r join core.application a on a.id = r.application_id group by 1),
      kept as (
        select j.id as job_id, c.counter, c.n + coalesce((select sum(d.n) from core.job_delta d where d.job_id = j.id and d.counter = c.counter), 0) as n
        from core.job j left join core.job_stats s on s.job_id = j.id, lateral (values ${counted}) c (counter, n))
      select counter || ' ' || kept.n || ' instead of ' || coalesce(rows.n, 0) from kept left join rows using (job_id, counter)
      where kept.n <> coalesce(rows.n, 0)`,
    'a review is counted wrongly at its application': `
      select a.id::text from core.application a left join core.review r on r.application_id = a.id group by a.org_id, a.id
      having a.reviews_expected <> count(r.item_id) or a.reviews_scored <> count(r.stars)`,
    'a review and its blind half differ': `
      select coalesce(r.item_id, i.id)::text from core.review r full join blind.review_item i on i.id = r.item_id
      where r.item_id is null or i.id is null or r.stars is distinct from i.stars`,
    'a link leads nowhere': `
      select kind || ' ' || reference from auth.token t where not exists (select from core.job where id = t.reference and t.kind = 'job'
        union all select from core.application where id = t.reference and t.kind = 'application'
        union all select from core.reviewer_link where id = t.reference and t.kind = 'review'
        union all select from auth.sign_up where id = t.reference and t.kind = 'sign-up'
        union all select from auth.login where id = t.reference and t.kind in ('create-password', 'reset-password'))`,
    'somebody has no link': `
      select what from (select 'application' as kind, 'application ' || a.id as what, a.id from core.application a
          join core.job j on j.id = a.job_id and not j.sample
          -- Whoever is invited has a link from their mail on.
          where a.state <> 'invited' or exists (select from pii.email_message m where m.application_id = a.id)
        union all select 'review', 'reviewer ' || id, id from core.reviewer_link union all select 'job', 'job ' || id, id from core.job) o
      where (select count(*) from auth.token t where t.kind = o.kind and t.reference = o.id and t.revoked_at is null)
        <> case when o.kind = 'review' and exists (select from core.reviewer_link l join core.member m on m.org_id = l.org_id
          and m.id = l.member_id where l.id = o.id and m.deactivated_at is not null) then 0 else 1 end`,
    'a role has no stage of written answers, or two': `
      select j.id::text from core.job j left join core.stage s on s.job_id = j.id and s.kind = 'sift'
      group by j.org_id, j.id having count(s.id) <> 1`,
    'a criterion is served by a question of another role': `
      select x.question_id || ' ' || x.criterion_id from core.question_criterion x join core.question q on q.id = x.question_id
      join core.criterion c on c.id = x.criterion_id where c.job_id <> q.job_id`,
    'an application is nobody’s': `
      select a.id::text from core.application a left join pii.application_identity i on i.application_id = a.id where i.application_id is null
      union all select c.id::text from pii.candidate c where not exists (select from pii.application_identity i where i.candidate_id = c.id)`,
    'an equal-opportunities answer has no link': `
      select r.subject::text from eo.response r left join eo.link l on l.subject = r.subject where l.subject is null`,
    'audited and happened differ': `
      select kind || ' ' || count(*) filter (where of = 'event') || ' times, audited ' || count(*) filter (where of = 'audit')
      from (select kind, 'event' as of from core.event union all select kind, 'audit' from audit.entry) e
      where kind = any ('{${auditedEvents.join(',')}}') group by kind
      having count(*) filter (where of = 'event') <> count(*) filter (where of = 'audit')`,
    'a decision is not audited': `
      select d.id::text from core.decision d where undoes is null and not exists (select from audit.entry e
        where e.kind = 'decided' and e.details -> 'applicationIds' @> to_jsonb(d.application_id))`,
    'a decision and its event differ': `
      select 'decisions ' || n || ', events ' || m from (select (select count(*) from core.decision) as n,
        (select count(*) from core.event where kind in ('application-moved', 'application-rejected', 'application-hired', 'decision-undone')) as m) c where n <> m`,
    'a batch is not audited, or not dealt': `
      select b.id::text from core.review_batch b where not exists (select from audit.entry where kind in ('reviews-sent', 'reviews-dealt-again') and subject = 'batch ' || b.id)
        or not exists (select from core.event where kind = 'batch-dealt' and subject_id = b.id)`,
    'an opened name is not audited': `
      select o.application_id::text from core.identity_opening o where not exists (select from audit.entry
        where kind = 'identity-opened' and subject = 'application ' || o.application_id)`,
    'somebody was told twice': `
      select kind || ' ' || coalesce(application_id, member_id) from pii.email_message where cancelled_at is null
        -- Whoever asks again is sent their link again.
        and kind not in ('application-start', 'interest-noted')
        -- What members are told of their own account follows its events one for one, and happens again.
        and (application_id is not null or kind = 'reviewer-invite')
      group by kind, application_id, member_id
      -- A reviewer hears of each batch.
      having count(*) > case kind when 'reviewer-invite' then (select count(*) from blind.review_session s
        join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id where l.member_id = email_message.member_id)
        -- Details are set right as often as somebody asks.
        when 'data-corrected' then (select count(*) from core.event e
          where e.kind = 'data-corrected' and e.subject_id = email_message.application_id) else 1 end`,
  };
  const found = await Promise.all(
    Object.entries(rules).map(async ([rule, text]) =>
      (await queryFirstColumn(owner, text)).map((what) => `${rule}: ${what}`),
    ),
  );
  const { stored, recomputed } = await recomputeScoresToCompare(owner);
  const differing = [
    ...stored.filter((line) => !recomputed.includes(line)).map((line) => `${line} is stored`),
    ...recomputed.filter((line) => !stored.includes(line)).map((line) => `${line} is missing`),
  ];
  return [
    ...found.flat(),
    ...differing.map((line) => `a stored score is not what was marked: ${line}`),
  ];
}

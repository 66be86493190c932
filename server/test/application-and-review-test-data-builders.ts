import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { normaliseForSearch } from '../text/normalise-for-search.ts';
import {
  firstPlantedRow,
  type PlantedApplication,
  type PlantedJob,
  type PlantedMember,
} from './test-data-types.ts';

/** Brings the stored scores to what was planted beside them. */
export async function storeTestScores(
  owner: pg.Pool,
  orgId: number,
  applications: readonly { id: number }[],
): Promise<void> {
  await owner.query(
    `with org as materialized (select set_config('app.org_id', $1, true))
     select core.store_scores($2) from org`,
    [String(orgId), applications.map(({ id }) => id)],
  );
}

/** Builders of what candidates and reviewers do. */
export function applicationAndReviewTestDataBuilders(owner: pg.Pool) {
  return {
    /** Invitations that wait to leave. */
    async inviteRound(job: PlantedJob, by: PlantedMember): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `with round as (
             insert into core.invite_round (org_id, job_id, kind, member_id, people, created_at, leaves_at)
             values ($1, $2, 'application-invite', $3, 1, now(), now() + interval '30 seconds') returning id),
           invitee as (
             insert into pii.invitee (org_id, round_id, address) select $1, id, 'somebody@example.com' from round)
           select id from round`,
          [job.orgId, job.id, by.id],
        ),
      );
    },

    /** A board that an organisation advertises on. */
    async jobBoard(member: PlantedMember, { name = 'Village shop' } = {}): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.job_board (org_id, name, source) values ($1, $2, replace(lower($2), ' ', '-')) returning id`,
          [member.orgId, name],
        ),
      );
    },

    /** Where the person behind an application came from; `isOpen`: staff know their name. */
    async cameFrom(
      { id }: Pick<PlantedApplication, 'id'>,
      source: string,
      { isOpen = false } = {},
    ): Promise<void> {
      await owner.query(
        `update pii.application_identity set source = $2, opened_at = case when $3 then now() else opened_at end
         where application_id = $1`,
        [id, source, isOpen],
      );
    },

    /** Something that its candidate asked for, and waits for an answer to. */
    async adjustment(
      { id, jobId, orgId }: PlantedApplication,
      { words = 'A quiet room.', askedAt = new Date() } = {},
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into pii.adjustment (org_id, application_id, job_id, words, asked_at) values ($1, $2, $3, $4, $5)
           returning id`,
          [orgId, id, jobId, words, askedAt],
        ),
      );
    },

    /** A complaint that waits for an answer. */
    async dataRequest(
      { id, orgId, jobId }: PlantedApplication,
      { words = 'Somebody read what I wrote aloud.' } = {},
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query<{ id: number }>(
          `insert into pii.data_request (org_id, application_id, job_id, kind, words, asked_at, due_on)
           values ($1, $2, $3, 'complaint', $4, now(), current_date + 30) returning id`,
          [orgId, id, jobId, words],
        ),
      );
    },

    /** A submitted application; the person behind it is sealed. */
    async application(
      job: PlantedJob,
      { firstName = 'Some', lastName = 'One', state = 'submitted' } = {},
    ): Promise<PlantedApplication> {
      const email = `${randomBytes(8).toString('hex')}@example.com`;
      const application = firstPlantedRow<{ id: number }>(
        await owner.query(
          `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
           values ($1, $2, 'KX-' || (10 + (select count(*) from core.application where job_id = $2)), $3, now()) returning id`,
          [job.orgId, job.id, state],
        ),
      );
      await owner.query(
        `with person as (
           insert into pii.candidate (org_id, first_name, last_name, email, search) values ($1, $2, $3, $4, $5) returning id),
         attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $6 from person)
         insert into pii.application_identity (org_id, application_id, job_id, candidate_id) select $1, $7, $6, id from person`,
        [
          job.orgId,
          firstName,
          lastName,
          email,
          normaliseForSearch(`${firstName} ${lastName} ${email}`),
          job.id,
          application.id,
        ],
      );
      return { ...application, jobId: job.id, orgId: job.orgId, email };
    },

    /** An application that must stay although its time is over; with its role alone, everybody of the role. */
    async hold(
      by: PlantedMember,
      { jobId, orgId, id = null }: { jobId: number; orgId: number; id?: number | null },
      {
        endsOn = '2099-12-31',
        coversPerson = false,
        reason = 'A claim that is to be expected.',
      } = {},
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.retention_hold (org_id, job_id, application_id, covers_person, ground, reason, owner_id, ends_on,
             made_at, made_by)
           values ($1, $2, $3, $4, 'legal-claim', $5, $6, $7, now(), $6) returning id`,
          [orgId, jobId, id, coversPerson, reason, by.id, endsOn],
        ),
      );
    },

    /** An e-mail that waits to be sent. */
    async mail(application: PlantedApplication): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into pii.email_message (org_id, kind, application_id, to_address, subject, text, html, message_id, send_at)
           values ($1, 'applicant-rejection', $2, $3, 'About your application', '', '', $4, now() + interval '1 hour') returning id`,
          [application.orgId, application.id, application.email, randomBytes(8).toString('hex')],
        ),
      );
    },

    async answer(
      application: PlantedApplication,
      question: { id: number },
      text = 'I call the baker next door and ask for an hour in her oven.',
    ): Promise<void> {
      await owner.query(
        'insert into core.answer (org_id, application_id, question_id, text) values ($1, $2, $3, $4)',
        [application.orgId, application.id, question.id, text],
      );
    },

    /** The name behind an application is no longer sealed. */
    async openedIdentity(application: PlantedApplication): Promise<void> {
      await owner.query(
        'update pii.application_identity set opened_at = now() where application_id = $1',
        [application.id],
      );
    },

    /**
     * A batch in which every reviewer reads every answer of the role; `stars` says what they gave, null for a review still
     * to do. Whoever has none to do has finished.
     */
    async batch(
      job: PlantedJob,
      {
        by,
        reviewers,
        applications,
        stars = () => null,
      }: {
        by: PlantedMember;
        reviewers: PlantedMember[];
        applications: PlantedApplication[];
        stars?: (application: number, question: number, reviewer: number) => number | null;
      },
    ): Promise<{ id: number }> {
      const questions = await owner.query<{ id: number; text: string }>(
        `select q.id, q.text from core.question q join core.stage s on s.id = q.stage_id and s.kind = 'sift'
         where q.job_id = $1 order by q.position`,
        [job.id],
      );
      const batch = firstPlantedRow<{ id: number }>(
        await owner.query(
          `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
           values ($1, $2, $3, $4, current_date + 5, '', '') returning id`,
          [job.orgId, job.id, by.id, reviewers.length],
        ),
      );
      for (const [r, reviewer] of reviewers.entries()) {
        const link = firstPlantedRow<{ id: number }>(
          await owner.query(
            `insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3)
             on conflict (org_id, job_id, member_id) do update set serial = reviewer_link.serial returning id`,
            [job.orgId, job.id, reviewer.id],
          ),
        );
        const session = firstPlantedRow<{ id: string }>(
          await owner.query(
            `insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on, ready)
             values ($1, $2, $3, 'Baker', '', 'Some', true, current_date + 5, true) returning id`,
            [job.orgId, link.id, batch.id],
          ),
        );
        for (const [q, question] of questions.rows.entries()) {
          const shown = firstPlantedRow<{ id: string }>(
            await owner.query(
              `insert into blind.review_question (org_id, session_id, position, text, guide_one, guide_three, guide_five, skills, max_words)
               values ($1, $2, $3, $4, '', '', '', '{}', 250) returning id`,
              [job.orgId, session.id, q, question.text],
            ),
          );
          for (const [a, application] of applications.entries()) {
            await owner.query(
              `with item as (insert into blind.review_item (org_id, session_id, question_id, position, text, stars)
                 values ($1, $2, $3, $4, '', $9) returning id)
               insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position, stars)
               select $1, id, $5, $6, $7, $8, $4, $9 from item`,
              [
                job.orgId,
                session.id,
                shown.id,
                a,
                batch.id,
                application.id,
                question.id,
                link.id,
                stars(a, q, r),
              ],
            );
          }
        }
        await owner.query(
          `update blind.review_session s set finished = not exists (select from blind.review_item i where i.session_id = s.id and i.stars is null)
           where id = $1`,
          [session.id],
        );
      }
      await owner.query(
        `update core.application a set state = case when state = 'submitted' then 'in_review' else state end,
           reviews_expected = r.total, reviews_scored = r.scored
         from (select application_id, count(*)::int as total, count(stars)::int as scored from core.review group by 1) r
         where r.application_id = a.id and a.id = any ($1::bigint[])`,
        [applications.map(({ id }) => id)],
      );
      await owner.query(
        `insert into core.job_delta (org_id, job_id, counter, n)
         select r.org_id, $1, c.counter, case c.counter when 'reviews_total' then count(*) else count(r.stars) end
         from core.review r, (values ('reviews_total'), ('reviews_scored')) c (counter)
         where r.batch_id = $2 group by r.org_id, c.counter`,
        [job.id, batch.id],
      );
      await storeTestScores(owner, job.orgId, applications);
      return batch;
    },

    /** E-mails that are due to a candidate; of all kinds but a rejection they may leave at once. */
    async dueMails(
      { orgId, id, email }: PlantedApplication,
      { n = 1, kind = 'application-confirm', to = email, subject = 'Hello' } = {},
    ): Promise<void> {
      await owner.query(
        `insert into pii.email_message (org_id, kind, event_id, application_id, to_address, subject, text, html, message_id)
         select $1, $2, nextval(pg_get_serial_sequence('core.event', 'id')), $3, $4, $5, 'text part', '<p>html part</p>',
           '<' || gen_random_uuid() || '@hiring.example.org>'
         from generate_series(1, $6)`,
        [orgId, kind, id, to, subject, n],
      );
    },
  };
}

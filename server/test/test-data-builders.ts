import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashToken, randomToken } from '../crypto/random-token-and-token-hash.ts';
import { normaliseForSearch } from '../text/normalise-for-search.ts';
import { jobTemplateAndEmailTestDataBuilders } from './job-template-and-email-test-data-builders.ts';
import { applicationAndReviewTestDataBuilders } from './application-and-review-test-data-builders.ts';
import { webhookAndApiKeyTestDataBuilders } from './webhook-and-api-key-test-data-builders.ts';
import { questionLibraryTestDataBuilders } from './question-library-test-data-builders.ts';
import { interviewTestDataBuilders } from './interview-test-data-builders.ts';
import { planTestDataBuilders } from './plan-test-data-builders.ts';
import {
  firstPlantedRow,
  type PlantedJob,
  type PlantedMember,
  type PlantedOrganisation,
} from './test-data-types.ts';

export type TestDataBuilders = ReturnType<typeof testDataBuilders>;

type Dates = {
  createdAt?: Date;
  publishedAt?: Date | null;
  closesAt?: Date | null;
  archivedAt?: Date | null;
};

function eoNoticeSql(orgId: string, eoSet: string, confirmedBy: string): string {
  return `insert into core.eo_notice (org_id, eo_set, basis, notice, confirmed_by, confirmed_at)
    select ${orgId}, ${eoSet}, 'explicit-consent', repeat('What we ask and why. ', 10), ${confirmedBy}, now()`;
}

/** Builders that read as sentences; what a test does not say is valid and of no matter. */
export function testDataBuilders(owner: pg.Pool) {
  return {
    async organisation({
      tier = 'pro',
      name = 'Some Employer',
    } = {}): Promise<PlantedOrganisation> {
      const slug = `org-${randomBytes(6).toString('hex')}`;
      return firstPlantedRow(
        await owner.query(
          'insert into core.organisation (slug, name, tier) values ($1, $2, $3) returning org_id as id',
          [slug, name, tier],
        ),
      );
    },

    /** One more feature for an organisation. */
    async feature(org: PlantedOrganisation, name: string): Promise<void> {
      await owner.query(
        'update core.organisation set features = features || $2::text where org_id = $1',
        [org.id, name],
      );
    },

    async member(
      org: PlantedOrganisation,
      {
        role = 'MEMBER',
        firstName = 'Some',
        lastName = 'Body',
        email = `${randomBytes(8).toString('hex')}@example.com`,
        passwordHash = null as string | null,
        tellsCandidates = true,
      } = {},
    ): Promise<PlantedMember> {
      const session = randomToken();
      // Whoever has people has told candidates what the equal-opportunities questions are for.
      const notice = tellsCandidates
        ? `, notice as (${eoNoticeSql('$1', "'GB'", 'id')} from member on conflict do nothing)`
        : '';
      // In one statement, as tests make thousands of them.
      const member = firstPlantedRow(
        await owner.query(
          `with member as (insert into core.member (org_id, first_name, last_name, email, role) values ($1, $2, $3, $4, $5) returning id),
             login as (insert into auth.login (email, password_hash, org_id, member_id) select $4, $6, $1, id from member returning id),
             session as (insert into auth.session (token_hash, login_id) select $7, id from login)${notice}
           select id from member`,
          [org.id, firstName, lastName, email, role, passwordHash, hashToken(session)],
        ),
      );
      return { id: member.id, orgId: org.id, email, session };
    },

    /** What candidates are told before the equal-opportunities questions, unless they are already. */
    async eoNotice({ id, orgId }: { id: number; orgId: number }, eoSet = 'GB'): Promise<void> {
      await owner.query(`${eoNoticeSql('$1', '$2', '$3')} on conflict do nothing`, [
        orgId,
        eoSet,
        id,
      ]);
    },

    /** Somebody who runs the installation, in an organisation of their own. */
    async operator({ email = `${randomBytes(8).toString('hex')}@example.com` } = {}) {
      const operator = await this.member(await this.organisation({ name: 'Operations' }), {
        role: 'ADMIN',
        email,
      });
      await owner.query('update auth.login set operator_since = now() where email = $1', [email]);
      return operator;
    },

    /** Another session of a member, as if they had logged in again. */
    async sessionOf({ email }: PlantedMember): Promise<{ session: string }> {
      const session = randomToken();
      await owner.query(
        'insert into auth.session (token_hash, login_id) select $1, id from auth.login where email = $2',
        [hashToken(session), email],
      );
      return { session };
    },

    /** The session of an operator who looks through a member's eyes. */
    async support(member: PlantedMember): Promise<string> {
      const operator = await this.operator();
      const session = randomToken();
      await owner.query(
        `with visit as (
           insert into auth.impersonation (operator_login_id, org_id, member_id, reason)
           select id, $2, $3, 'A test looks what support may do.' from auth.login where email = $1 returning id)
         insert into auth.session (token_hash, login_id, impersonation_id, confirmed_at)
         select $4, l.id, visit.id, now() - interval '1 day' from auth.login l, visit where l.org_id = $2 and l.member_id = $3`,
        [operator.email, member.orgId, member.id, hashToken(session)],
      );
      return session;
    },

    async job(
      ownedBy: PlantedMember,
      {
        title = 'Baker',
        team = null as string | null,
        grade = null as string | null,
        ...dates
      }: { title?: string; team?: string | null; grade?: string | null } & Dates = {},
    ): Promise<PlantedJob> {
      const hash = randomBytes(18).toString('base64url');
      const job = firstPlantedRow(
        await owner.query(
          `insert into core.job (org_id, hash, title, title_normalised, team, grade, owner_id, created_at, published_at, closes_at, archived_at)
           values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()), $9, $10, $11) returning id`,
          [
            ownedBy.orgId,
            hash,
            title,
            normaliseForSearch(title),
            team,
            grade,
            ownedBy.id,
            dates.createdAt ?? null,
            dates.publishedAt ?? null,
            dates.closesAt ?? null,
            dates.archivedAt ?? null,
          ],
        ),
      );
      await owner.query(
        `insert into core.job_member (org_id, job_id, member_id, role) values ($1, $2, $3, 'admin')`,
        [ownedBy.orgId, job.id, ownedBy.id],
      );
      await owner.query(
        `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'job', $2, $3)`,
        [hashToken(hash), ownedBy.orgId, job.id],
      );
      await this.stage(
        { id: job.id, orgId: ownedBy.orgId },
        { kind: 'sift', name: 'Written answers' },
      );
      return { id: job.id, orgId: ownedBy.orgId, hash };
    },

    /** A role that is open until tomorrow. */
    async openJob(ownedBy: PlantedMember, { title = 'Baker' } = {}): Promise<PlantedJob> {
      return this.job(ownedBy, {
        title,
        publishedAt: new Date(Date.now() - 3_600_000),
        closesAt: new Date(Date.now() + 86_400_000),
      });
    },

    /** A draft from which nothing is missing. */
    async readyDraft(
      ownedBy: PlantedMember,
      { title = 'Baker', closesAt = new Date(Date.now() + 86_400_000) } = {},
    ): Promise<PlantedJob> {
      const job = await this.job(ownedBy, { title, closesAt });
      await owner.query('update core.job set description = $2 where id = $1', [
        job.id,
        'Bakes bread and rolls for the whole town, six nights a week.',
      ]);
      await this.question(job);
      return job;
    },

    /** Gives a member a part in a role. */
    async part(
      job: PlantedJob,
      member: PlantedMember,
      role: JobTeamRole = 'reviewer',
    ): Promise<void> {
      await owner.query(
        'insert into core.job_member (org_id, job_id, member_id, role) values ($1, $2, $3, $4)',
        [job.orgId, job.id, member.id, role],
      );
    },

    ...applicationAndReviewTestDataBuilders(owner),
    ...jobTemplateAndEmailTestDataBuilders(owner),
    ...webhookAndApiKeyTestDataBuilders(owner),
    ...interviewTestDataBuilders(owner),
    ...planTestDataBuilders(owner),
    ...questionLibraryTestDataBuilders(owner),

    /** An organisation with one of everything: a member, an open role, an application, an interview, an e-mail, a counter, an event. */
    async furnishedOrganisation() {
      const org = await this.organisation();
      await this.feature(org, 'global-reporting');
      const member = await this.member(org, { role: 'ADMIN' });
      const job = await this.openJob(member);
      await this.counted(job, 'submitted', 1);
      await this.happened(job, 'job-started');
      await owner.query('insert into core.job_stats (org_id, job_id) values ($1, $2)', [
        org.id,
        job.id,
      ]);
      const application = await this.application(job);
      const interview = await this.interviewToScore(application, { panel: [member] });
      const webhook = await this.webhook(member);
      return {
        ...org,
        member,
        job,
        stage: await this.stage(job, { kind: 'test', name: 'Test of arithmetic' }),
        application,
        task: await this.task(job),
        interview,
        interviewSlot: await this.interviewSlot(member, interview),
        interviewRoom: await this.interviewRoom(member),
        adjustment: await this.adjustment(application),
        dataRequest: await this.dataRequest(application),
        mail: await this.mail(application),
        hold: await this.hold(member, application),
        webhook,
        delivery: await this.deliveries(webhook),
        apiKey: await this.apiKey(member),
        feedback: await this.feedback(member),
        template: await this.template(member),
        emailTemplate: await this.emailTemplate(member),
        inviteRound: await this.inviteRound(job, member),
        folder: await this.libraryFolder(member),
        jobBoard: await this.jobBoard(member),
        libraryQuestion: await this.libraryQuestion(member),
        signedIn: await this.signedIn(member),
      };
    },

    /** Another browser of a member's, so that ending its session ends no test. */
    async signedIn({ email }: PlantedMember): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query<{ id: number }>(
          'insert into auth.session (token_hash, login_id) select $1, id from auth.login where email = $2 returning id',
          [hashToken(randomToken()), email],
        ),
      );
    },

    /** What a member has said of the product. */
    async feedback(member: PlantedMember): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.product_feedback (org_id, member_id, kind, rating, given_at, changed_at)
           values ($1, $2, 'admin-regular', 8, now(), now()) returning id`,
          [member.orgId, member.id],
        ),
      );
    },

    async happened(job: PlantedJob, kind: string): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `with e as (insert into core.event (org_id, kind, actor_kind, job_id) values ($1, $2, 'system', $3) returning id),
             todo as (insert into core.event_outbox (org_id, event_id, kind) select $1, id, $2 from e)
           select id from e`,
          [job.orgId, kind, job.id],
        ),
      );
    },

    async counted(job: PlantedJob, counter: string, n: number): Promise<void> {
      await owner.query(
        'insert into core.job_delta (org_id, job_id, counter, n) values ($1, $2, $3, $4)',
        [job.orgId, job.id, counter, n],
      );
    },

    owner,
  };
}

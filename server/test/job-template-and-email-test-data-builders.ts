import type { Pool } from 'pg';
import { firstPlantedRow, type PlantedJob, type PlantedMember } from './test-data-types.ts';

type Written = {
  type?: string;
  name?: string;
  subject?: string;
  body?: string;
  isDefault?: boolean;
};

const link = '<p><a href="*|URL|*">Go on</a></p>';

/** Builders of templates: of roles, and of what an organisation and a role say in e-mails. */
export function jobTemplateAndEmailTestDataBuilders(owner: Pool) {
  return {
    /** A template of the organisation. */
    async template(savedBy: PlantedMember, { title = 'Baker' } = {}): Promise<{ id: number }> {
      const content = {
        team: null,
        grade: null,
        location: null,
        description: 'Bakes bread and rolls for the whole town, six nights a week.',
        openUntilFilled: false,
        reviewsPerAnswer: 3,
        preset: 'high-volume',
        sealed: null,
        questions: [],
        rounds: [],
      };
      return firstPlantedRow(
        await owner.query(
          'insert into core.job_template (org_id, title, content, created_by) values ($1, $2, $3, $4) returning id',
          [savedBy.orgId, title, content, savedBy.id],
        ),
      );
    },

    /** With one version, as if it had been saved once. */
    async emailTemplate(savedBy: PlantedMember, written: Written = {}): Promise<{ id: number }> {
      const { type = 'application-invite', name = 'Ours', subject = 'From us', ...rest } = written;
      const { body = `<p>In our own words.</p>${link}`, isDefault = true } = rest;
      const { rows } = await owner.query<{ id: number }>(
        `with t as (insert into core.email_template (org_id, kind, name, subject, body, is_default, changed_by)
           values ($1, $2, $3, $4, $5, $6, $7) returning *)
         insert into core.email_template_version (org_id, template_id, version, name, subject, body, saved_at, saved_by)
         select org_id, id, version, name, subject, body, changed_at, changed_by from t returning template_id as id`,
        [savedBy.orgId, type, name, subject, body, isDefault, savedBy.id],
      );
      return { id: rows[0]?.id ?? 0 };
    },

    async roleEmail(
      job: PlantedJob,
      { type = 'application-start', subject = 'Of this role' } = {},
    ) {
      await owner.query(
        `insert into core.job_email (org_id, job_id, kind, subject, body) values ($1, $2, $3, $4, $5)`,
        [job.orgId, job.id, type, subject, `<p>Words of this role.</p>${link}`],
      );
    },
  };
}

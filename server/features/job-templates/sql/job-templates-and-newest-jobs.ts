import type { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type JobTemplateDbRow = { id: number; title: string; content: unknown };

export async function insertJobTemplateRow(
  db: Db<'staff'>,
  { title, content, authorId }: { title: string; content: CopyableJobContent; authorId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into core.job_template (title, content, created_by)
    values (${title}, ${JSON.stringify(content)}::jsonb, ${authorId}) returning id`.execute(db);
  // One row was inserted, so one comes back.
  return (rows[0] as { id: number }).id;
}

export async function findJobTemplateRow(
  db: Db<'staff'>,
  id: number,
): Promise<JobTemplateDbRow | undefined> {
  return db
    .selectFrom('core.job_template')
    .select(['id', 'title', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ListedJobTemplate = {
  id: number;
  title: string;
  questionCount: number;
  skills: string[];
};

/** The organisation's templates without their texts, of which there may be much. */
export async function findOwnJobTemplates(db: Db<'staff'>): Promise<ListedJobTemplate[]> {
  const { rows } = await sql<ListedJobTemplate>`
    select id, title, jsonb_array_length(asked) as "questionCount",
      (select coalesce(jsonb_agg(distinct skill), '[]')
        from jsonb_array_elements(asked) one,
          jsonb_array_elements_text(coalesce(one -> 'criteria', one -> 'skills')) skill) as skills
    from core.job_template, lateral (select (content -> 'questions')
      || jsonb_path_query_array(content, '$.stages[*] ? (!(@.switchedOff == true)).items[*]') as asked) kept`.execute(
    db,
  );
  return rows;
}

/** Whether there was one. */
export async function updateTitleOfJobTemplateRow(
  db: Db<'staff'>,
  { id, title }: { id: number; title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job_template')
    .set({ title })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether there was one. */
export async function deleteJobTemplateRow(db: Db<'staff'>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.job_template')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Samples are not worth copying. */
export async function findNewestJobs(db: Db<'staff'>, limit: number) {
  return db
    .selectFrom('core.job')
    .select([
      'id',
      'title',
      'created_at as createdAt',
      'published_at as publishedAt',
      'closes_at as closesAt',
      'archived_at as archivedAt',
    ])
    .where('sample', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type QuestionFolderDbRow = { id: number; name: string; keys: string[] };

const folders = sql`
  select folder.id, folder.name,
    (select coalesce(jsonb_agg(part.key order by part.added_at, part.key), '[]')
      from core.library_folder_question part left join core.library_question q on q.id = part.question_id
      where part.folder_id = folder.id and q.archived_at is null) as keys
  from core.library_folder folder where folder.deleted_at is null`;

/** By name, without what is archived. */
export async function findQuestionFolders(db: Db<'staff'>): Promise<QuestionFolderDbRow[]> {
  const { rows } = await sql<QuestionFolderDbRow>`
    ${folders} order by folder.name collate "und-x-icu", folder.id`.execute(db);
  return rows;
}

export async function findQuestionFolder(
  db: Db<'staff'>,
  id: number,
): Promise<QuestionFolderDbRow | undefined> {
  const { rows } = await sql<QuestionFolderDbRow>`${folders} and folder.id = ${id}`.execute(db);
  return rows[0];
}

/** How many folders there are, and whether one has this name. */
export async function countQuestionFoldersAndCheckNameTaken(
  db: Db<'staff'>,
  normalised: string,
): Promise<{ folders: number; isTaken: boolean }> {
  const { rows } = await sql<{ folders: number; isTaken: boolean }>`
    select count(*)::int as folders, coalesce(bool_or(name_normalised = ${normalised}), false) as "isTaken"
    from core.library_folder where deleted_at is null`.execute(db);
  return rows[0] ?? { folders: 0, isTaken: false };
}

type Named = { name: string; normalised: string };

/** Its number; undefined when another folder has the name. */
export async function insertQuestionFolderRow(
  db: Db<'staff'>,
  { name, normalised, authorId }: Named & { authorId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into core.library_folder (name, name_normalised, created_by) values (${name}, ${normalised}, ${authorId})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** The name a deleted folder had, for its return. */
export async function findDeletedQuestionFolder(db: Db<'staff'>, id: number) {
  return db
    .selectFrom('core.library_folder')
    .select(['id', 'name_normalised as folded', 'deleted_at as deletedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNameOfQuestionFolderRow(
  db: Db<'staff'>,
  { id, name, normalised }: Named & { id: number },
): Promise<void> {
  await db
    .updateTable('core.library_folder')
    .set({ name, name_normalised: normalised })
    .where('id', '=', id)
    .execute();
}

/** Whether there was one to delete. */
export async function updateDeletedAtOfQuestionFolderRow(
  db: Db<'staff'>,
  { id, at }: { id: number; at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.library_folder')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever fills or renames a folder waits for whoever does so already. */
export async function lockQuestionFolder(db: Db<'staff'>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('core.library_folder')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertQuestionInFolderRows(
  db: Db<'staff'>,
  folderId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into core.library_folder_question (folder_id, key, question_id)
    select ${folderId}, key, case when key ~ '^[0-9]+$' then key::bigint end
    from unnest(${keys}::text[]) key on conflict do nothing`.execute(db);
}

export async function countQuestionsInFolder(db: Db<'staff'>, folderId: number): Promise<number> {
  const { n } = await db
    .selectFrom('core.library_folder_question')
    .select((builder) => builder.fn.countAll<number>().as('n'))
    .where('folder_id', '=', folderId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function deleteQuestionInFolderRows(
  db: Db<'staff'>,
  folderId: number,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('core.library_folder_question')
    .where('folder_id', '=', folderId)
    .where('key', 'in', keys)
    .execute();
}

/** Which folders hold each of these questions. */
export async function findFoldersOfQuestions(
  db: Db<'staff'>,
  keys: readonly string[],
): Promise<{ key: string; folderIds: number[] }[]> {
  const { rows } = await sql<{ key: string; folderIds: number[] }>`
    select part.key, jsonb_agg(part.folder_id order by part.folder_id) as "folderIds"
    from core.library_folder_question part join core.library_folder folder on folder.id = part.folder_id
    where folder.deleted_at is null and part.key = any(${keys}::text[]) group by part.key`.execute(
    db,
  );
  return rows;
}

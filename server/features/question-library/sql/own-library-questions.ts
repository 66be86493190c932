import type { LibraryQuestionAnswerFormat } from '@evenhand/contract/question-library/library-question-answer-format.ts';
import type { LibraryQuestionType } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import type {
  QuestionLibraryQuery,
  WrittenLibraryQuestion,
} from '@evenhand/contract/question-library.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  type LibraryQuestionContent,
  libraryQuestionSearchText,
} from '../rules/library-question-content-and-search-text.ts';
import { splitSearchTextIntoWords } from '../rules/filter-library-questions-and-split-search-text.ts';

export type OwnLibraryQuestion = LibraryQuestionContent & { id: number };
type OwnLibraryQuestionRow = Omit<OwnLibraryQuestion, 'item'> & {
  item: LibraryQuestionAnswerFormat | null;
};

const columns = sql`id, type, text, guide_one as "guideOne", guide_three as "guideThree",
  guide_five as "guideFive", skills, functions, seniority, item, version, changed_at as "changedAt",
  archived_at as "archivedAt"`;

export type ChosenOwnLibraryQuestionFilterValues = Pick<
  QuestionLibraryQuery,
  'search' | 'skill' | 'folder'
> & {
  archived: boolean;
};

/** The organisation's questions of a wish, the latest changed first. */
export async function findLibraryQuestionsOfOrganisation(
  db: Db<'staff'>,
  wish: ChosenOwnLibraryQuestionFilterValues & {
    types: readonly LibraryQuestionType[];
    offset: number;
    limit: number;
  },
): Promise<OwnLibraryQuestion[]> {
  const { rows } = await sql<OwnLibraryQuestionRow>`
    select ${columns} from core.library_question
    where ${matches(wish)} and type = any(${wish.types}::text[])
    order by changed_at desc, id desc offset ${wish.offset} limit ${wish.limit}`.execute(db);
  return rows.map(questionOfRow);
}

export type OwnLibraryQuestionCounts = {
  types: Partial<Record<LibraryQuestionType, number>>;
  own: number;
  archived: number;
};

/** How many questions of a wish there are of each type, and how many there are at all. */
export async function countOwnLibraryQuestions(
  db: Db<'staff'>,
  wish: ChosenOwnLibraryQuestionFilterValues,
): Promise<OwnLibraryQuestionCounts> {
  const { rows } = await sql<OwnLibraryQuestionCounts>`
    select
      (select coalesce(jsonb_object_agg(matching.type, matching.n), '{}')
        from (select type, count(*)::int as n from core.library_question where ${matches(wish)} group by type)
          matching) as types,
      count(*) filter (where archived_at is null)::int as own,
      count(*) filter (where archived_at is not null)::int as archived
    from core.library_question`.execute(db);
  return rows[0] ?? { types: {}, own: 0, archived: 0 };
}

function matches({
  search,
  skill,
  folder,
  archived,
}: ChosenOwnLibraryQuestionFilterValues): RawBuilder<unknown> {
  const parts = [archived ? sql`archived_at is not null` : sql`archived_at is null`];
  for (const word of splitSearchTextIntoWords(search)) parts.push(sql`strpos(search, ${word}) > 0`);
  if (skill !== '')
    parts.push(sql`exists (select from unnest(skills) s where lower(s) = ${skill.toLowerCase()})`);
  if (folder !== '')
    parts.push(
      sql`id in (select question_id from core.library_folder_question where folder_id = ${folder})`,
    );
  return sql.join(parts, sql` and `);
}

/** Archived ones too. */
export async function findOwnLibraryQuestionsByIds(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<OwnLibraryQuestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OwnLibraryQuestionRow>`
    select ${columns} from core.library_question where id = any(${ids}::bigint[])`.execute(db);
  return rows.map(questionOfRow);
}

function questionOfRow({ item, ...row }: OwnLibraryQuestionRow): OwnLibraryQuestion {
  return item === null ? row : { ...row, item };
}

/** How many of the organisation's questions test each skill. */
export async function countOwnLibraryQuestionsBySkill(
  db: Db<'staff'>,
  type: string | undefined,
): Promise<{ name: string; count: number }[]> {
  const ofType = type === undefined ? sql`true` : sql`type = ${type}`;
  const { rows } = await sql<{ name: string; count: number }>`
    select skill as name, count(distinct id)::int as count
    from core.library_question, unnest(skills) skill
    where archived_at is null and ${ofType} group by skill`.execute(db);
  return rows;
}

type Writing = WrittenLibraryQuestion & { authorId: number; now: Date };

export async function insertLibraryQuestionRow(
  db: Db<'staff'>,
  writing: Writing,
): Promise<OwnLibraryQuestion> {
  const { id } = await db
    .insertInto('core.library_question')
    .values({ ...columnsOf(writing), created_at: writing.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { authorId: _, now, ...said } = writing;
  return { ...said, id, version: 1, changedAt: now, archivedAt: null };
}

/** Keeps what it said, and says the new; false when somebody else did so first, or there is none. */
export async function updateLibraryQuestionRow(
  db: Db<'staff'>,
  { id, version, ...writing }: Writing & { id: number; version: number },
): Promise<boolean> {
  const now = db
    .selectFrom('core.library_question')
    .select([
      'id',
      'version',
      'type',
      'text',
      'guide_one',
      'guide_three',
      'guide_five',
      'skills',
      'functions',
      'seniority',
      'item',
      'changed_at',
      'changed_by',
    ])
    .where('id', '=', id)
    .where('version', '=', version)
    // Two authors at once: the second waits, and finds another version.
    .forUpdate();
  const found = await now.executeTakeFirst();
  if (found === undefined) return false;
  const { id: questionId, ...before } = found;
  await db
    .insertInto('core.library_question_version')
    .values({ ...before, question_id: questionId })
    .execute();
  await db
    .updateTable('core.library_question')
    .set({ ...columnsOf(writing), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return true;
}

function columnsOf(writing: Writing) {
  const { type, text, guideOne, guideThree, guideFive, skills, functions, seniority } = writing;
  return {
    type,
    text,
    guide_one: guideOne,
    guide_three: guideThree,
    guide_five: guideFive,
    skills,
    functions,
    seniority,
    item: writing.item ?? null,
    search: libraryQuestionSearchText(writing),
    changed_at: writing.now,
    changed_by: writing.authorId,
  };
}

/** What it said before, the latest first. */
export async function findLibraryQuestionVersions(db: Db<'staff'>, id: number, limit: number) {
  return db
    .selectFrom('core.library_question_version')
    .select(['version', 'text', 'changed_at as changedAt'])
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Whether that changed anything. */
export async function updateArchivedAtOfLibraryQuestionRow(
  db: Db<'staff'>,
  { id, at }: { id: number; at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.library_question')
    .set({ archived_at: at })
    .where('id', '=', id)
    .where('archived_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { type Kysely, sql } from 'kysely';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import {
  demoLibraryFolders,
  demoLibraryQuestions,
} from './content/library-questions-and-folders.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';

const BEGUN_DAY = -300;
const DAYS_BETWEEN = 40;

/** What the employer keeps in its question library; its roles that ask the same are known to. */
export async function plantDemoQuestionLibrary(
  db: Kysely<unknown>,
  orgId: number,
  { memberId, today }: { memberId: number; today: Date },
): Promise<void> {
  const at = (i: number) => dateFromToday(today, BEGUN_DAY + i * DAYS_BETWEEN);
  await insertDemoRows(
    db,
    'core.library_question',
    {
      org_id: 'bigint',
      id: 'bigint',
      type: 'text',
      text: 'text',
      guide_one: 'text',
      guide_three: 'text',
      guide_five: 'text',
      skills: 'text[]',
      functions: 'text[]',
      seniority: 'text',
      search: 'text',
      item: 'jsonb',
      created_at: 'timestamptz',
      changed_at: 'timestamptz',
      changed_by: 'bigint',
    },
    demoLibraryQuestions.map(({ type, text, guide, skills, functions, item = null }, i) => ({
      org_id: orgId,
      id: i + 1,
      type,
      text,
      guide_one: guide.one,
      guide_three: guide.three,
      guide_five: guide.five,
      skills,
      functions,
      seniority: 'any',
      search: normaliseForSearch([text, ...skills].join(' ')),
      item,
      created_at: at(i),
      changed_at: at(i),
      changed_by: memberId,
    })),
  );
  await continueIdSequenceOfTable(db, 'core.library_question');
  await insertDemoRows(
    db,
    'core.library_answer_key',
    { org_id: 'bigint', question_id: 'bigint', points: 'jsonb' },
    demoLibraryQuestions.flatMap(({ points }, i) =>
      points ? [{ org_id: orgId, question_id: i + 1, points }] : [],
    ),
  );
  await sql`
    update core.question q set library_id = own.id::text from core.library_question own
    where own.org_id = ${orgId} and q.org_id = own.org_id and q.text = own.text`.execute(db);
  await plantFolders(db, orgId, { memberId, today });
}

async function plantFolders(
  db: Kysely<unknown>,
  orgId: number,
  { memberId, today }: { memberId: number; today: Date },
): Promise<void> {
  // Number 1 is the shipped library.
  const folders = demoLibraryFolders.map((folder, i) => ({ ...folder, id: i + 2 }));
  const common = { org_id: orgId };
  await insertDemoRows(
    db,
    'core.library_folder',
    {
      org_id: 'bigint',
      id: 'bigint',
      name: 'text',
      name_normalised: 'text',
      created_at: 'timestamptz',
      created_by: 'bigint',
    },
    folders.map(({ id, name }) => ({
      ...common,
      id,
      name,
      name_normalised: normaliseForSearch(name),
      created_at: dateFromToday(today, BEGUN_DAY),
      created_by: memberId,
    })),
  );
  await continueIdSequenceOfTable(db, 'core.library_folder');
  await insertDemoRows(
    db,
    'core.library_folder_question',
    {
      org_id: 'bigint',
      folder_id: 'bigint',
      key: 'text',
      question_id: 'bigint',
      added_at: 'timestamptz',
    },
    folders.flatMap(({ id, own, shipped }) => {
      const inFolder = { ...common, folder_id: id, added_at: dateFromToday(today, BEGUN_DAY) };
      return [
        ...own.map((place) => ({ ...inFolder, key: String(place + 1), question_id: place + 1 })),
        ...shipped.map((key) => ({ ...inFolder, key, question_id: null })),
      ];
    }),
  );
}

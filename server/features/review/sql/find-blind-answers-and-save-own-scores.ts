import { REVIEW_ANSWERS_PAGE_SIZE } from '@evenhand/contract/review/blind-review.ts';
import { databaseFunctionExpression } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** What is still to do; once all is done, what was. */
function openOrLastSessions(db: Db<'reviewer'>) {
  return db
    .selectFrom('blind.review_session')
    .select('id')
    .where('finished', '=', (all) =>
      all
        .selectFrom('blind.review_session')
        .select((eb) => eb.fn.agg<boolean>('bool_and', ['finished']).as('finished')),
    );
}

export type OwnReviewWorkOverview = {
  title: string;
  description: string;
  skills: string[];
  firstName: string;
  firstTime: boolean;
  dueOn: string;
  finished: boolean;
  questions: number;
  total: number;
  scored: number;
  words: number;
};

export async function findOwnReviewWorkOverview(
  db: Db<'reviewer'>,
): Promise<OwnReviewWorkOverview | undefined> {
  return db
    .with('mine', () => openOrLastSessions(db))
    .with('work', (of) =>
      of
        .selectFrom('blind.review_item')
        .where('session_id', 'in', (mine) => mine.selectFrom('mine').select('id'))
        .select((eb) => {
          const words = eb.fn<number>('regexp_count', ['text', eb.val('\\S+')]);
          return [
            eb.cast<number>(eb.fn.countAll(), 'integer').as('total'),
            eb.cast<number>(eb.fn.count('stars'), 'integer').as('scored'),
            eb.cast<number>(eb.fn.coalesce(eb.fn.sum(words), eb.val(0)), 'integer').as('words'),
          ];
        }),
    )
    .with('asked', (of) =>
      of
        .selectFrom('blind.review_question')
        .where('session_id', 'in', (mine) => mine.selectFrom('mine').select('id'))
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('questions')),
    )
    .selectFrom(['blind.review_session as s', 'work', 'asked'])
    .where('s.id', 'in', (mine) => mine.selectFrom('mine').select('id'))
    .select((eb) => {
      const skills = eb
        .selectFrom('blind.review_question')
        .where('session_id', 'in', (mine) => mine.selectFrom('mine').select('id'))
        .select((own) => own.fn<string>('unnest', ['skills']).as('skill'))
        .distinct()
        .orderBy('skill');
      return [
        's.job_title as title',
        's.job_description as description',
        's.reviewer_first_name as firstName',
        's.first_time as firstTime',
        's.finished',
        'asked.questions',
        'work.total',
        'work.scored',
        'work.words',
        eb.cast<string>(eb.fn.min('s.due_on').over(), 'text').as('dueOn'),
        eb.fn<string[]>('array', [skills]).as('skills'),
      ];
    })
    .orderBy('s.due_on')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
}

export type BlindQuestion = {
  id: string;
  text: string;
  guideOne: string;
  guideThree: string;
  guideFive: string;
  skills: string[];
  maxWords: number;
  /** Of its answers in their order, a digit each. */
  stars: string;
};

export async function findBlindQuestions(db: Db<'reviewer'>): Promise<BlindQuestion[]> {
  return db
    .selectFrom('blind.review_question as q')
    .innerJoin('blind.review_session as s', 's.id', 'q.session_id')
    .where('s.id', 'in', openOrLastSessions(db))
    .select((eb) => {
      const stars = eb
        .selectFrom('blind.review_item as i')
        .whereRef('i.session_id', '=', 'q.session_id')
        .whereRef('i.question_id', '=', 'q.id')
        .select((own) => {
          const digit = own.cast<string>(own.fn.coalesce('i.stars', own.val(0)), 'text');
          const inOrder = own.fn.agg<string>('string_agg', [digit, own.val('')]);
          return inOrder.orderBy('i.position').as('stars');
        });
      return [
        'q.id',
        'q.text',
        'q.guide_one as guideOne',
        'q.guide_three as guideThree',
        'q.guide_five as guideFive',
        'q.skills',
        'q.max_words as maxWords',
        eb.fn.coalesce(stars, eb.val('')).as('stars'),
      ];
    })
    .orderBy('s.due_on')
    .orderBy('s.id')
    .orderBy('q.position')
    .execute();
}

export type BlindAnswer = { id: string; questionId: string; text: string; stars: number | null };

/**
 * One page of the answers, as they are reviewed one after the other; of one question if that is asked for. From question to
 * question, so that PostgreSQL reads no answers behind the page.
 */
export async function findBlindAnswers(
  db: Db<'reviewer'>,
  { questionId, page }: { questionId: string | undefined; page: number },
): Promise<BlindAnswer[]> {
  const questions = db
    .selectFrom('blind.review_question as q')
    .innerJoin('blind.review_session as s', 's.id', 'q.session_id')
    .select(['q.id', 'q.session_id', 'q.position', 's.due_on'])
    .where('s.id', 'in', openOrLastSessions(db))
    .$if(questionId !== undefined, (of) => of.where('q.id', '=', questionId ?? ''))
    .orderBy('s.due_on')
    .orderBy('q.session_id')
    .orderBy('q.position');
  return db
    .selectFrom(questions.as('q'))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('blind.review_item')
        .whereRef('session_id', '=', 'q.session_id')
        .whereRef('question_id', '=', 'q.id')
        .select(['id', 'text', 'stars', 'position'])
        .orderBy('position')
        .as('i'),
    )
    .select(['i.id', 'q.id as questionId', 'i.text', 'i.stars'])
    .orderBy('q.due_on')
    .orderBy('q.session_id')
    .orderBy('q.position')
    .orderBy('i.position')
    .limit(REVIEW_ANSWERS_PAGE_SIZE)
    .offset((page - 1) * REVIEW_ANSWERS_PAGE_SIZE)
    .execute();
}

export async function saveReviewScoreInDatabase(
  db: Db<'reviewer'>,
  reviewId: string,
  score: number,
): Promise<'saved' | 'locked' | 'unknown'> {
  const { said } = await db
    .selectNoFrom([
      databaseFunctionExpression(db, 'blind.score', [reviewId, score]).as('said'),
      databaseFunctionExpression(db, 'blind.note_active', []).as('noted'),
    ])
    .executeTakeFirstOrThrow();
  return said === 'saved' || said === 'locked' ? said : 'unknown';
}

export async function finaliseOwnReviewScoresInDatabase(
  db: Db<'reviewer'>,
): Promise<'finished' | 'missing' | 'nothing'> {
  const { said } = await db
    .selectNoFrom([
      databaseFunctionExpression(db, 'blind.finish', []).as('said'),
      databaseFunctionExpression(db, 'blind.note_active', []).as('noted'),
    ])
    .executeTakeFirstOrThrow();
  return said === 'finished' || said === 'missing' ? said : 'nothing';
}

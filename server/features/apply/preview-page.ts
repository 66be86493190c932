import type { PageContext, Shown } from '../../page.ts';
import { Refusal } from '../../refusal.ts';
import { headOf, jobPage, noForm } from './job-page.ts';
import { findQuestionOutline, findQuestionsToPreview, findRoleToPreview } from './sql.ts';

type Context = PageContext<'staff'>;

/** The role as a candidate would see it, draft or not; nothing on it can be sent. */
export async function previewJob(context: Context): Promise<Shown> {
  const role = await loadRole(context);
  const outline = await findQuestionOutline(context.db, role.id);
  return {
    show: await jobPage(context.db, role, noForm, {
      jobId: role.id,
      questionCount: outline.length,
      current: 0,
    }),
  };
}

export async function previewQuestion(context: Context): Promise<Shown> {
  const role = await loadRole(context);
  const questions = await findQuestionsToPreview(context.db, role.id);
  const number = Number(context.params['number']);
  const question = questions[number - 1];
  if (question === undefined) throw new Refusal('not-found');
  const { id, text, maxWords } = question;
  return {
    show: {
      page: 'question',
      journey: { role: headOf(role), base: '', questionCount: questions.length },
      number,
      text,
      maxWords,
      answer: { questionId: id, text: '', version: 0 },
      newer: null,
      fromCheck: false,
      form: { token: '', problems: {} },
      preview: { jobId: role.id, questionCount: questions.length, current: number },
    },
  };
}

async function loadRole({ db, visitor, params }: Context) {
  const id = Number(params['jobId']);
  const role =
    Number.isSafeInteger(id) && id > 0 ? await findRoleToPreview(db, visitor, id) : undefined;
  if (role === undefined) throw new Refusal('not-found');
  return role;
}

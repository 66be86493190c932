import type { CandidatePage } from '@evenhand/contract/candidate-pages.ts';
import type { PageContext, Shown } from '../../page.ts';
import { Refusal } from '../../refusal.ts';
import { noteFormAnswered } from '../pipeline/note-form-answered.ts';
import { gbForm } from './content/equal-opportunities-gb.ts';
import { equalOpportunitiesLink } from './equal-opportunities-link.ts';
import { baseOf, journeyOf, loadOwn } from './own-application.ts';
import { formAnswers } from './rules/form-answers.ts';
import { eraseForm, findForm, type OwnApplication, saveForm } from './sql.ts';
import { whyOver } from './step-over.ts';

type Context = PageContext<'candidate'>;

export async function showAboutYou(context: Context): Promise<Shown> {
  const own = await loadOwn(context.db);
  const over = await whyClosed(own, context);
  return over ?? { show: await aboutYouPage(own, context) };
}

/** Stores the answers under a random subject, apart from everything else; none at all counts as skipping. */
export async function answerAboutYou(context: Context): Promise<Shown> {
  const { db, form, outside } = context;
  const own = await loadOwn(db);
  const over = await whyClosed(own, context);
  if (over !== undefined) return over;
  const answers = formAnswers(gbForm, form);
  if (answers === undefined) throw new Refusal('bad-request');
  const link = equalOpportunitiesLink(own.id, outside.config);
  if (Object.keys(answers).length === 0) await eraseForm(db, link);
  else await saveForm(db, { link, jobId: own.job.id, version: gbForm.version, answers });
  return goOn(own, context);
}

export async function skipAboutYou(context: Context): Promise<Shown> {
  const own = await loadOwn(context.db);
  return (await whyClosed(own, context)) ?? goOn(own, context);
}

export async function eraseAboutYou(context: Context): Promise<Shown> {
  const own = await loadOwn(context.db);
  await eraseForm(context.db, equalOpportunitiesLink(own.id, context.outside.config));
  return { goTo: baseOf(context) };
}

/** The answers may be changed after submitting, not after leaving. */
async function whyClosed(own: OwnApplication, context: Context): Promise<Shown | undefined> {
  return own.submittedAt !== null && own.state !== 'withdrawn' ? undefined : whyOver(own, context);
}

async function goOn(own: OwnApplication, context: Context): Promise<Shown> {
  if (own.formAnsweredAt === null)
    await noteFormAnswered(context.db, own.id, context.outside.now());
  return { goTo: baseOf(context) };
}

async function aboutYouPage(own: OwnApplication, context: Context): Promise<CandidatePage> {
  const given = await findForm(context.db, equalOpportunitiesLink(own.id, context.outside.config));
  return {
    page: 'about-you',
    journey: journeyOf(own, baseOf(context)),
    questions: gbForm.questions.map((question) => ({
      ...question,
      chosen: given?.[question.name] ?? null,
    })),
    hasAnswers: given !== undefined,
    isSubmitted: own.submittedAt !== null,
    form: { token: context.formToken(), problems: {} },
  };
}

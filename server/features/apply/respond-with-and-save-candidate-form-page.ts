import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { QuestionAndAnswer } from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import {
  formFieldName,
  itemKeyOfFormField,
} from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { PageContext, PageRequestFields, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  addressAfterApplicationStep,
  personalApplicationPath,
  buildOwnApplicationOutline,
  isVisitedFromCheckAnswersPage,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import {
  pageIfApplicationNotEditable,
  pageIfPostedToApplicationNotEditable,
} from './page-if-application-not-editable.ts';
import { parseVersionOfPostedForm } from './parse-version-of-posted-form.ts';
import { respondWithTextsNotStoredPage } from './respond-with-texts-not-stored-page.ts';
import {
  type CandidateApplicationStepPageFacts,
  listApplicationSteps,
} from './rules/application-steps-and-missing-required-answer.ts';
import type { CandidateStage } from './rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { listCandidateFormFields } from './rules/list-candidate-form-fields.ts';
import { listPostedAnswersNotStored } from './rules/list-posted-answers-not-stored.ts';
import { saveCandidateForm } from './save-and-read-candidate-form.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

export async function respondWithCandidateFormPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const step = formStepsOf(own).find(({ path }) => path === pathOf(context));
  if (step === undefined) throw new Refusal('not-found');
  const over = await pageIfApplicationNotEditable(own, context);
  return over ?? { show: formPage(own, step, context) };
}

/** Saves the whole page and goes on, unless something needs another look; without scripts, this is the only way to save. */
export async function saveCandidateFormFromPage(context: Context): Promise<PageResponse> {
  const { db, form } = context;
  const own = await loadOwnApplication(db);
  const step = formStepsOf(own).find(({ stage }) => String(stage.id) === form['stage']);
  const gone = listTextsOfGoneQuestions(form, step?.stage ?? null);
  const notStored = listPostedAnswersNotStored(step?.stage.items ?? [], form, own.job.locale);
  const over = await pageIfPostedToApplicationNotEditable(own, [...gone, ...notStored], context);
  if (over !== undefined) return over;
  const version = parseVersionOfPostedForm(form);
  if (step === undefined) return goneQuestionsPage(own, gone, context);
  const saved = await saveCandidateForm(context.visit, {
    stageId: step.stage.id,
    fields: form,
    version,
  });
  const { typed, problems, readAs } = saved.read;
  const again = { typed, readAs, problems: problemsByField(problems) };
  // The page has no place for them: with what was not stored of the others they are given back to be copied.
  if (gone.length > 0)
    return goneQuestionsPage(own, [...gone, ...listTextsNotStored(saved)], context);
  if (!saved.isSaved)
    return {
      show: formPage(own, step, context, {
        ...again,
        version: saved.newer.version,
        newer: saved.newer.answers,
      }),
      status: 409,
    };
  const page = () => formPage(own, step, context, { ...again, version: saved.version });
  if (Object.keys(problems).length > 0) return { show: page(), status: 422 };
  // What could mean something else is said back once; whoever sends it again has read it.
  if (Object.keys(readAs).length > 0) return { show: page() };
  return { goTo: addressAfterApplicationStep(own, step.path, context) };
}

function goneQuestionsPage(own: OwnApplication, texts: string[], context: Context): PageResponse {
  const next = personalApplicationPath(context);
  return respondWithTextsNotStoredPage(own, { reason: 'not-asked', texts, next }, context);
}

type Again = {
  typed: ReadonlyMap<string, readonly string[]>;
  readAs: Record<string, string>;
  problems: Record<string, string>;
  version: number;
  newer?: QuestionAndAnswer[];
};

function formPage(
  own: OwnApplication,
  { path, stage }: CandidateApplicationStepPageFacts,
  context: Context,
  again?: Again,
): AnyCandidatePageProps {
  return {
    page: 'form',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    path,
    stage: { id: stage.id, name: stage.name },
    fields: listCandidateFormFields(stage, own.job.locale, again),
    version: again?.version ?? stage.version,
    newer: again?.newer ?? null,
    fromCheck: isVisitedFromCheckAnswersPage(context),
    form: { token: context.formToken(), problems: again?.problems ?? {} },
    preview: null,
  };
}

/** What was typed for questions that the page does not ask: of another plan, or taken away meanwhile. */
function listTextsOfGoneQuestions(form: PageRequestFields, stage: CandidateStage | null): string[] {
  return Object.entries(form).flatMap(([name, text]) => {
    const key = itemKeyOfFormField(name);
    const isAsked = stage?.items.some(({ item }) => item.key === key) ?? false;
    return key === undefined || isAsked || name.includes('.') ? [] : [text];
  });
}

/** Of an older page nothing was stored, of a newer one all but what could not be read. */
function listTextsNotStored({
  isSaved,
  read,
}: Awaited<ReturnType<typeof saveCandidateForm>>): string[] {
  const typed = [...read.typed].filter(([key]) => !isSaved || Object.hasOwn(read.problems, key));
  return typed.flatMap(([, texts]) => texts);
}

function problemsByField(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([key, problem]) => [formFieldName(key), problem]),
  );
}

function formStepsOf(own: OwnApplication): CandidateApplicationStepPageFacts[] {
  return listApplicationSteps(own).filter(({ stage }) => stage.kind === 'form');
}

function pathOf({ params }: Context): string {
  return `form/${params['number'] ?? ''}`;
}

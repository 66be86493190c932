import type { CandidateApplicationOutline } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import {
  equalOpportunitiesFieldKeys,
  equalOpportunitiesSetKeys,
  ethnicityListKinds,
} from '@evenhand/contract/equal-opportunities.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findEqualOpportunitiesFormToPreview } from '../equal-opportunities/find-form-to-preview.ts';
import { readJobEqualOpportunities } from '../equal-opportunities/read-and-switch-job-equal-opportunities.ts';
import { candidateQuestionPageContent } from './answer-question-page.ts';
import { outlineApplicationSteps } from './own-application-loader-outline-and-step-paths.ts';
import { listApplicationSteps } from './rules/application-steps-and-missing-required-answer.ts';
import { listCandidateFormFields } from './rules/list-candidate-form-fields.ts';
import { equalOpportunitiesFormContent } from './answer-skip-or-erase-equal-opportunities-page.ts';
import {
  buildCandidatePageJobHeader,
  buildPublicJobPageProps,
} from './public-job-page-and-applying.ts';
import { placeholderApplicantForm } from './build-and-parse-applicant-form.ts';
import { findCandidatePageEmployerHeader } from './sql/candidate-page-employer-header.ts';
import { findJobToPreview } from './sql/public-jobs-new-applications-and-attempt-counts.ts';
import { findCandidateStagesToPreview } from './sql/candidate-stages-and-tasks-to-preview.ts';

type Context = PageContext<'staff'>;

/** The role as a candidate would see it, draft or not; nothing on it can be sent. */
export async function previewJobPage(context: Context): Promise<PageResponse> {
  const { job, preview } = await loadCandidatePagesPreview(context);
  const page = preview('');
  return { show: await buildPublicJobPageProps(context.db, job, placeholderApplicantForm, page) };
}

export async function previewCandidateQuestionPage(context: Context): Promise<PageResponse> {
  const { steps, ...shown } = await loadCandidatePagesPreview(context);
  const path = `question/${context.params['number'] ?? ''}`;
  const questions = steps.flatMap((step) => (step.asked ? [{ ...step, asked: step.asked }] : []));
  const question = questions.find((step) => step.path === path);
  if (question === undefined) throw new Refusal('not-found');
  return {
    show: {
      ...candidateQuestionPageContent(question, questions.length),
      journey: shown.journey,
      answer: { questionId: question.asked.id, text: '', version: 0 },
      newer: null,
      fromCheck: false,
      form: UNSENT_PREVIEW_FORM,
      preview: shown.preview(path),
    },
  };
}

export async function previewCandidateFormPage(context: Context): Promise<PageResponse> {
  const { job, steps, ...shown } = await loadCandidatePagesPreview(context);
  const path = `form/${context.params['number'] ?? ''}`;
  const stage = steps.find((step) => step.path === path)?.stage;
  if (stage === undefined) throw new Refusal('not-found');
  return {
    show: {
      page: 'form',
      journey: shown.journey,
      path,
      stage: { id: stage.id, name: stage.name },
      fields: listCandidateFormFields(stage, job.locale),
      version: 0,
      newer: null,
      fromCheck: false,
      form: UNSENT_PREVIEW_FORM,
      preview: shown.preview(path),
    },
  };
}

/** The equal-opportunities questions of the role, or where it asks none: nothing to see. */
export async function previewEqualOpportunitiesForm(context: Context): Promise<PageResponse> {
  const { journey, preview } = await loadCandidatePagesPreview(context);
  if (!journey.asksForm) throw new Refusal('not-found');
  return {
    show: {
      ...bareForm(journey),
      ...equalOpportunitiesFormContent(await findEqualOpportunitiesFormToPreview(context.db)),
      preview: preview('about-you'),
    },
  };
}

/** A set of equal-opportunities questions as candidates would meet it, confirmed or not, with what the address chooses; for admins. */
export async function previewEqualOpportunitiesSet(context: Context): Promise<PageResponse> {
  const eoSet = equalOpportunitiesSetKeys.find((each) => each === context.params['eoSet']);
  if (eoSet === undefined) throw new Refusal('not-found');
  const { extra, list } = context.query;
  const extraFields = extra
    ?.split(' ')
    .flatMap((name) => equalOpportunitiesFieldKeys.filter((each) => each === name));
  const ethnicityList = ethnicityListKinds.find((each) => each === list);
  const choices = { ...(extraFields && { extraFields }), ...(ethnicityList && { ethnicityList }) };
  const backTo = new URLSearchParams({
    set: eoSet,
    ...(extraFields && { extra: extraFields.join(' ') }),
    ...(ethnicityList && { list: ethnicityList }),
  });
  return {
    show: {
      ...bareForm({
        job: await findCandidatePageEmployerHeader(context.db),
        base: '',
        steps: [],
        asksForm: true,
      }),
      ...equalOpportunitiesFormContent(
        await findEqualOpportunitiesFormToPreview(context.db, eoSet, choices),
      ),
      preview: { backTo: `/settings/equal-opportunities?${backTo.toString()}` },
    },
  };
}

export const UNSENT_PREVIEW_FORM = { token: '', problems: {} };

function bareForm(journey: CandidateApplicationOutline) {
  return {
    page: 'about-you',
    journey,
    hasAnswers: false,
    isSubmitted: false,
    form: UNSENT_PREVIEW_FORM,
  } as const;
}

/** The role, the pages that candidates go through, and what each of these says of the preview. */
export async function loadCandidatePagesPreview(context: Context) {
  const job = await loadJobToPreview(context);
  const stages = await findCandidateStagesToPreview(context.db, job.id);
  // A test that asks nothing yet is none, as it is for candidates.
  const tests = stages.filter(({ kind, items }) => kind === 'test' && items.length > 0);
  const plan = { stages, tests: tests.map(({ id }) => ({ stageId: id, attempt: null })) };
  const steps = outlineApplicationSteps(plan);
  const { isAsked: asksForm } = await readJobEqualOpportunities(context.visit, { jobId: job.id });
  return {
    job,
    steps: listApplicationSteps(plan),
    journey: { job: buildCandidatePageJobHeader(job), base: '', steps, asksForm },
    preview: (current: string) => ({ jobId: job.id, steps, current, asksForm }),
  };
}

async function loadJobToPreview({ db, visitor, params }: Context) {
  const id = Number(params['jobId']);
  const job =
    Number.isSafeInteger(id) && id > 0 ? await findJobToPreview(db, visitor, id) : undefined;
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

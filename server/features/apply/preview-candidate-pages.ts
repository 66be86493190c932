import type { JobOutline } from '@evenhand/contract/apply/candidate-page-props.ts';
import { eoFields, eoSets, ethnicityListKinds } from '@evenhand/contract/equal-opportunities.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findEqualOpportunitiesFormToPreview } from '../equal-opportunities/find-form-to-preview.ts';
import { readJobEqualOpportunities } from '../equal-opportunities/switch-job-equal-opportunities.ts';
import { equalOpportunitiesFormContent } from './answer-equal-opportunities-form-page.ts';
import {
  buildCandidatePageJobHeader,
  buildPublicJobPageProps,
} from './public-job-page-and-applying.ts';
import { placeholderApplicantForm } from './applicant-form.ts';
import { findCandidatePageEmployerHeader } from './sql/candidate-page-employer-header.ts';
import {
  findQuestionSkillsAndWordLimits,
  findQuestionsToPreview,
  findJobToPreview,
} from './sql/public-job-and-own-application.ts';

type Context = PageContext<'staff'>;

/** The role as a candidate would see it, draft or not; nothing on it can be sent. */
export async function previewJobPage(context: Context): Promise<PageResponse> {
  const job = await loadJobToPreview(context);
  const outline = await findQuestionSkillsAndWordLimits(context.db, job.id);
  return {
    show: await buildPublicJobPageProps(context.db, job, placeholderApplicantForm, {
      jobId: job.id,
      questionCount: outline.length,
      current: 0,
      asksForm: await asksForm(context, job.id),
    }),
  };
}

export async function previewCandidateQuestionPage(context: Context): Promise<PageResponse> {
  const job = await loadJobToPreview(context);
  const questions = await findQuestionsToPreview(context.db, job.id);
  const number = Number(context.params['number']);
  const question = questions[number - 1];
  if (question === undefined) throw new Refusal('not-found');
  const { id, text, maxWords } = question;
  return {
    show: {
      page: 'question',
      journey: {
        job: buildCandidatePageJobHeader(job),
        base: '',
        questionCount: questions.length,
        asksForm: false,
      },
      number,
      text,
      maxWords,
      answer: { questionId: id, text: '', version: 0 },
      newer: null,
      fromCheck: false,
      form: { token: '', problems: {} },
      preview: {
        jobId: job.id,
        questionCount: questions.length,
        current: number,
        asksForm: await asksForm(context, job.id),
      },
    },
  };
}

/** The equal-opportunities questions of the role, or where it asks none: nothing to see. */
export async function previewEqualOpportunitiesForm(context: Context): Promise<PageResponse> {
  const job = await loadJobToPreview(context);
  const { isAsked } = await readJobEqualOpportunities(context.visit, { jobId: job.id });
  if (!isAsked) throw new Refusal('not-found');
  const questions = await findQuestionsToPreview(context.db, job.id);
  return {
    show: {
      ...bareForm(buildCandidatePageJobHeader(job), questions.length),
      ...equalOpportunitiesFormContent(await findEqualOpportunitiesFormToPreview(context.db)),
      preview: {
        jobId: job.id,
        questionCount: questions.length,
        current: 'about-you',
        asksForm: true,
      },
    },
  };
}

/** A set of equal-opportunities questions as candidates would meet it, confirmed or not, with what the address chooses; for admins. */
export async function previewEqualOpportunitiesSet(context: Context): Promise<PageResponse> {
  const eoSet = eoSets.find((each) => each === context.params['eoSet']);
  if (eoSet === undefined) throw new Refusal('not-found');
  const { extra, list } = context.query;
  const extraFields = extra?.split(' ').flatMap((name) => eoFields.filter((each) => each === name));
  const ethnicityList = ethnicityListKinds.find((each) => each === list);
  const choices = { ...(extraFields && { extraFields }), ...(ethnicityList && { ethnicityList }) };
  const backTo = new URLSearchParams({
    set: eoSet,
    ...(extraFields && { extra: extraFields.join(' ') }),
    ...(ethnicityList && { list: ethnicityList }),
  });
  return {
    show: {
      ...bareForm(await findCandidatePageEmployerHeader(context.db), 0),
      ...equalOpportunitiesFormContent(
        await findEqualOpportunitiesFormToPreview(context.db, eoSet, choices),
      ),
      preview: { backTo: `/settings/equal-opportunities?${backTo.toString()}` },
    },
  };
}

function bareForm(job: JobOutline, questionCount: number) {
  return {
    page: 'about-you',
    journey: { job, base: '', questionCount, asksForm: true },
    hasAnswers: false,
    isSubmitted: false,
    form: { token: '', problems: {} },
  } as const;
}

async function asksForm({ visit }: Context, jobId: number): Promise<boolean> {
  return (await readJobEqualOpportunities(visit, { jobId })).isAsked;
}

async function loadJobToPreview({ db, visitor, params }: Context) {
  const id = Number(params['jobId']);
  const job =
    Number.isSafeInteger(id) && id > 0 ? await findJobToPreview(db, visitor, id) : undefined;
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

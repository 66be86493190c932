import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { isCandidateTaskPastDue } from '../candidate-tasks/rules/is-candidate-task-past-due.ts';
import { submitCandidateTask } from '../candidate-tasks/submit-candidate-task.ts';
import { filterQuestionsShownForAnswers } from '../job-plan/rules/shown-questions.ts';
import { parseVersionOfPostedForm } from './parse-version-of-posted-form.ts';
import {
  findProblemOfStageAnswer,
  wordsForQuestionAndAnswerInProblems,
} from './rules/application-submit-problems.ts';
import { listPostedAnswersNotStored } from './rules/list-posted-answers-not-stored.ts';
import { respondWithTextsNotStoredPage } from './respond-with-texts-not-stored-page.ts';
import { saveCandidateForm } from './save-and-read-candidate-form.ts';
import {
  loadCandidateTaskOfPage,
  buildCandidateTaskCheckPage,
  buildCandidateTaskFormPage,
  type CandidateTaskOnPage,
  candidateTaskPath,
} from './load-build-and-respond-with-candidate-task-page.ts';

type Context = PageContext<'candidate'>;

/** Saves the whole page and goes on to where it is looked over; without scripts, this is the only way to save. */
export async function saveCandidateTaskFromPage(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTaskOfPage(context);
  if (!found.isOpen) return respondToPostOfTaskThatIsOver(found, context);
  const { form, visit } = context;
  const version = parseVersionOfPostedForm(form);
  const saved = await saveCandidateForm(visit, {
    stageId: found.task.stage.id,
    fields: form,
    version,
  });
  const { typed, problems, readAs } = saved.read;
  const again = {
    typed,
    readAs,
    problems: Object.fromEntries(
      Object.entries(problems).map(([key, problem]) => [formFieldName(key), problem]),
    ),
  };
  if (!saved.isSaved) {
    const { version: newest, answers } = saved.newer;
    return {
      show: buildCandidateTaskFormPage(found, context, {
        ...again,
        version: newest,
        newer: answers,
      }),
      status: 409,
    };
  }
  if (Object.keys(problems).length > 0)
    return {
      show: buildCandidateTaskFormPage(found, context, { ...again, version: saved.version }),
      status: 422,
    };
  return { goTo: `${candidateTaskPath(found, context)}?part=check` };
}

/** What was saved or handed in by then stays as it is: a later text is given back, to be copied. */
function respondToPostOfTaskThatIsOver(found: CandidateTaskOnPage, context: Context): PageResponse {
  const { own, task } = found;
  const next = candidateTaskPath(found, context);
  const texts = listPostedAnswersNotStored(task.stage.items, context.form, own.job.locale);
  if (texts.length === 0) return { goTo: next };
  const reason = task.submittedAt === null ? 'task-closed' : 'task-submitted';
  return respondWithTextsNotStoredPage(own, { reason, texts, next }, context);
}

/** Hands the task in, once: whoever asks again, in another tab or twice, finds it handed in. */
export async function respondToCandidateTaskPageSubmit(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTaskOfPage(context, { lock: true });
  if (!found.isOpen) return { goTo: candidateTaskPath(found, context) };
  const problems = findProblems(found);
  if (Object.keys(problems).length > 0)
    return { show: buildCandidateTaskCheckPage(found, context, problems), status: 422 };
  const { own, task } = found;
  await submitCandidateTask(context.visit, {
    taskId: task.id,
    applicationId: own.id,
    jobId: own.job.id,
    isLate: isCandidateTaskPastDue(task.dueOn, todayInZone(own.job.zone, context.visit.now)),
  });
  return { goTo: candidateTaskPath(found, context) };
}

/** What stands between a task and its handing in: field → sentence, in the order of the page. */
function findProblems({ own, task }: CandidateTaskOnPage): Record<string, string> {
  return Object.fromEntries(
    filterQuestionsShownForAnswers(task.stage.items).flatMap((one) => {
      const problem = findProblemOfStageAnswer(
        one,
        wordsForQuestionAndAnswerInProblems(one),
        own.job.locale,
      );
      return problem === undefined ? [] : [[`answer-${one.item.key}`, problem]];
    }),
  );
}

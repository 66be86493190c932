import { formFieldName } from '@evenhand/contract/apply/form-field-names.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { isPastDue } from '../candidate-tasks/rules/is-past-due.ts';
import { submitTask } from '../candidate-tasks/submit-task.ts';
import { listShownQuestions } from '../plan/rules/shown-questions.ts';
import { parseSavedVersion } from './parse-saved-version.ts';
import { findProblemOfAnswer, namesOfItem } from './rules/application-submit-problems.ts';
import { saveForm } from './save-form.ts';
import {
  loadTaskOfPage,
  taskCheckPage,
  taskFormPage,
  type TaskOnPage,
  taskPath,
} from './show-task-page.ts';

type Context = PageContext<'candidate'>;

/** Saves the whole page and goes on to where it is looked over; without scripts, this is the only way to save. */
export async function saveTaskFromPage(context: Context): Promise<PageResponse> {
  const found = await loadTaskOfPage(context);
  if (!found.isOpen) return { goTo: taskPath(found, context) };
  const { form, visit } = context;
  const version = parseSavedVersion(form);
  const saved = await saveForm(visit, { stageId: found.task.stage.id, fields: form, version });
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
      show: taskFormPage(found, context, { ...again, version: newest, newer: answers }),
      status: 409,
    };
  }
  if (Object.keys(problems).length > 0)
    return {
      show: taskFormPage(found, context, { ...again, version: saved.version }),
      status: 422,
    };
  return { goTo: `${taskPath(found, context)}?part=check` };
}

/** Hands the task in, once: whoever asks again, in another tab or twice, finds it handed in. */
export async function submitTaskFromPage(context: Context): Promise<PageResponse> {
  const found = await loadTaskOfPage(context, { lock: true });
  if (!found.isOpen) return { goTo: taskPath(found, context) };
  const problems = findProblems(found);
  if (Object.keys(problems).length > 0)
    return { show: taskCheckPage(found, context, problems), status: 422 };
  const { own, task } = found;
  await submitTask(context.visit, {
    taskId: task.id,
    applicationId: own.id,
    jobId: own.job.id,
    isLate: isPastDue(task.dueOn, dayInZone(own.job.zone, context.visit.now)),
  });
  return { goTo: taskPath(found, context) };
}

/** What stands between a task and its handing in: field → sentence, in the order of the page. */
function findProblems({ own, task }: TaskOnPage): Record<string, string> {
  return Object.fromEntries(
    listShownQuestions(task.stage.items).flatMap((one) => {
      const problem = findProblemOfAnswer(one, namesOfItem(one), own.job.locale);
      return problem === undefined ? [] : [[`answer-${one.item.key}`, problem]];
    }),
  );
}

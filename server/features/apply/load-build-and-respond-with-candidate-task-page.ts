import type { CandidateTaskPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type {
  QuestionAndAnswer,
  AnsweredQuestion,
} from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import type { CandidateTaskOutline } from '@evenhand/contract/candidate-tasks/candidate-task-page-contents.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatWeekdayAndDayInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { isCandidateTaskPastDue } from '../candidate-tasks/rules/is-candidate-task-past-due.ts';
import { findExtraTimeFactorOfApplication } from '../pipeline/find-extra-time-factor-of-application.ts';
import { filterQuestionsShownForAnswers } from '../job-plan/rules/shown-questions.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { describeAnsweredQuestion } from './rules/list-stages-with-answers-and-describe-answer.ts';
import { listCandidateFormFields } from './rules/list-candidate-form-fields.ts';
import { isCandidateTaskWritable } from './rules/is-candidate-task-writable.ts';
import {
  findTasksOfOwnApplication,
  type OwnCandidateTask,
} from './sql/find-candidate-tasks-of-own-application.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

/** What every page of a task is about. */
export type CandidateTaskOnPage = {
  own: OwnApplication;
  task: OwnCandidateTask;
  number: number;
  timeFactor: number;
  isOpen: boolean;
};

/** Where the e-mail leads: the newest task that can be written, else the newest. */
export async function redirectToNewestCandidateTask(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const tasks = await findTasksOfOwnApplication(context.db);
  if (tasks.length === 0) throw new Refusal('not-found');
  const open = tasks.findLastIndex((task) => isCandidateTaskOpen(own, task, context.visit.now));
  return {
    goTo: `${personalApplicationPath(context)}/task/${(open === -1 ? tasks.length - 1 : open) + 1}`,
  };
}

/** A task as it stands: being written, looked over, handed in, or closed. */
export async function respondWithCandidateTaskPage(context: Context): Promise<PageResponse> {
  const found = await loadCandidateTaskOfPage(context);
  if (!found.isOpen) return { show: overPage(found, context) };
  return context.query['part'] === 'check'
    ? { show: buildCandidateTaskCheckPage(found, context, {}) }
    : { show: buildCandidateTaskFormPage(found, context) };
}

/** @throws Refusal not-found where they were sent no such task, link-expired */
export async function loadCandidateTaskOfPage(
  context: Context,
  { lock = false } = {},
): Promise<CandidateTaskOnPage> {
  const own = await loadOwnApplication(context.db, { lock });
  const given = context.params['number'] ?? '';
  const number = /^[1-9]\d?$/.test(given) ? Number(given) : 0;
  const task = (await findTasksOfOwnApplication(context.db))[number - 1];
  if (task === undefined) throw new Refusal('not-found');
  return {
    own,
    task,
    number,
    timeFactor: await findExtraTimeFactorOfApplication(context.db, own.id),
    isOpen: isCandidateTaskOpen(own, task, context.visit.now),
  };
}

export function isCandidateTaskOpen(
  own: OwnApplication,
  { submittedAt, closedAt }: Pick<OwnCandidateTask, 'submittedAt' | 'closedAt'>,
  now: Date,
): boolean {
  return isCandidateTaskWritable(own, {
    task: { isOpen: submittedAt === null && closedAt === null },
    now,
  });
}

export function candidateTaskPath(
  { number }: Pick<CandidateTaskOnPage, 'number'>,
  context: Context,
): string {
  return `${personalApplicationPath(context)}/task/${number}`;
}

export type RefusedCandidateTaskForm = {
  typed: ReadonlyMap<string, readonly string[]>;
  readAs: Record<string, string>;
  problems: Record<string, string>;
  version: number;
  newer?: QuestionAndAnswer[];
};

export function buildCandidateTaskFormPage(
  found: CandidateTaskOnPage,
  context: Context,
  again?: RefusedCandidateTaskForm,
): CandidateTaskPageProps {
  const { own, task } = found;
  const { form, ...frame } = frameOf(found, context);
  return {
    ...frame,
    state: 'open',
    stageId: task.stage.id,
    fields: listCandidateFormFields(task.stage, own.job.locale, again),
    version: again?.version ?? task.stage.version,
    newer: again?.newer ?? null,
    form: { ...form, problems: again?.problems ?? {} },
  };
}

export function buildCandidateTaskCheckPage(
  found: CandidateTaskOnPage,
  context: Context,
  problems: Record<string, string>,
): CandidateTaskPageProps {
  const { form, ...frame } = frameOf(found, context);
  return {
    ...frame,
    state: 'checking',
    answers: answersOf(found),
    form: { ...form, problems },
  };
}

function overPage(found: CandidateTaskOnPage, context: Context): CandidateTaskPageProps {
  const { task, own } = found;
  if (task.submittedAt === null)
    return {
      ...frameOf(found, context),
      state: 'closed',
      answers: answersOf(found).filter(({ words }) => words.trim() !== ''),
      contactEmail: own.contactEmail,
    };
  return {
    ...frameOf(found, context),
    state: 'submitted',
    at: task.submittedAt,
    isLate: task.isLate,
    answers: answersOf(found),
  };
}

function answersOf({ own, task, number }: CandidateTaskOnPage): AnsweredQuestion[] {
  return filterQuestionsShownForAnswers(task.stage.items).map((one) =>
    describeAnsweredQuestion(one, {
      path: `task/${number}`,
      isOnForm: true,
      locale: own.job.locale,
    }),
  );
}

function frameOf(found: CandidateTaskOnPage, context: Context) {
  return {
    page: 'task',
    journey: buildOwnApplicationOutline(found.own, personalApplicationPath(context)),
    task: taskOutline(found, context.visit.now),
    form: { token: context.formToken(), problems: {} },
    preview: null,
  } as const;
}

function taskOutline(
  { own, task, number, timeFactor }: CandidateTaskOnPage,
  now: Date,
): CandidateTaskOutline {
  const { minutes, name } = task.stage;
  return {
    number,
    name,
    instructions: task.instructions,
    minutes: minutes === null ? null : Math.ceil(minutes * timeFactor),
    hasMoreTime: timeFactor > 1 && (minutes !== null || task.dueOn !== null),
    dueOn: task.dueOn === null ? null : formatWeekdayAndDayInWords(task.dueOn),
    isPastDue: isCandidateTaskPastDue(task.dueOn, todayInZone(own.job.zone, now)),
    criteria: task.criteria,
    reviewsPerAnswer: own.job.reviewsPerAnswer,
  };
}

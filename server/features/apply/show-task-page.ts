import type { TaskPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type {
  AnswerToQuestion,
  AnsweredQuestion,
} from '@evenhand/contract/apply/candidate-answers.ts';
import type { TaskOutline } from '@evenhand/contract/candidate-tasks/task-pages.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { dayInWords } from '../../time/date-time-in-words.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { isPastDue } from '../candidate-tasks/rules/is-past-due.ts';
import { findTimeFactor } from '../pipeline/find-time-factor.ts';
import { listShownQuestions } from '../plan/rules/shown-questions.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from './load-own-application.ts';
import { answeredQuestion } from './rules/answered-stages.ts';
import { listFormFields } from './rules/form-fields.ts';
import { isTaskWritable } from './rules/is-task-writable.ts';
import { findOwnTasks, type OwnTask } from './sql/own-tasks.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

/** What every page of a task is about. */
export type TaskOnPage = {
  own: OwnApplication;
  task: OwnTask;
  number: number;
  timeFactor: number;
  isOpen: boolean;
};

/** Where the e-mail leads: the newest task that can be written, else the newest. */
export async function goToNewestTask(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const tasks = await findOwnTasks(context.db);
  if (tasks.length === 0) throw new Refusal('not-found');
  const open = tasks.findLastIndex((task) => isOpenTask(own, task, context.visit.now));
  return {
    goTo: `${applicationPath(context)}/task/${(open === -1 ? tasks.length - 1 : open) + 1}`,
  };
}

/** A task as it stands: being written, looked over, handed in, or closed. */
export async function showTaskPage(context: Context): Promise<PageResponse> {
  const found = await loadTaskOfPage(context);
  if (!found.isOpen) return { show: overPage(found, context) };
  return context.query['part'] === 'check'
    ? { show: taskCheckPage(found, context, {}) }
    : { show: taskFormPage(found, context) };
}

/** @throws Refusal not-found where they were sent no such task, link-expired */
export async function loadTaskOfPage(context: Context, { lock = false } = {}): Promise<TaskOnPage> {
  const own = await loadOwnApplication(context.db, { lock });
  const given = context.params['number'] ?? '';
  const number = /^[1-9]\d?$/.test(given) ? Number(given) : 0;
  const task = (await findOwnTasks(context.db))[number - 1];
  if (task === undefined) throw new Refusal('not-found');
  return {
    own,
    task,
    number,
    timeFactor: await findTimeFactor(context.db, own.id),
    isOpen: isOpenTask(own, task, context.visit.now),
  };
}

export function isOpenTask(
  own: OwnApplication,
  { submittedAt, closedAt }: Pick<OwnTask, 'submittedAt' | 'closedAt'>,
  now: Date,
): boolean {
  return isTaskWritable(own, { task: { isOpen: submittedAt === null && closedAt === null }, now });
}

export function taskPath({ number }: Pick<TaskOnPage, 'number'>, context: Context): string {
  return `${applicationPath(context)}/task/${number}`;
}

export type TaskAgain = {
  typed: ReadonlyMap<string, readonly string[]>;
  readAs: Record<string, string>;
  problems: Record<string, string>;
  version: number;
  newer?: AnswerToQuestion[];
};

export function taskFormPage(
  found: TaskOnPage,
  context: Context,
  again?: TaskAgain,
): TaskPageProps {
  const { own, task } = found;
  const { form, ...frame } = frameOf(found, context);
  return {
    ...frame,
    state: 'open',
    stageId: task.stage.id,
    fields: listFormFields(task.stage, own.job.locale, again),
    version: again?.version ?? task.stage.version,
    newer: again?.newer ?? null,
    form: { ...form, problems: again?.problems ?? {} },
  };
}

export function taskCheckPage(
  found: TaskOnPage,
  context: Context,
  problems: Record<string, string>,
): TaskPageProps {
  const { form, ...frame } = frameOf(found, context);
  return {
    ...frame,
    state: 'checking',
    answers: answersOf(found),
    form: { ...form, problems },
  };
}

function overPage(found: TaskOnPage, context: Context): TaskPageProps {
  const { task, own } = found;
  if (task.submittedAt === null)
    return { ...frameOf(found, context), state: 'closed', contactEmail: own.contactEmail };
  return {
    ...frameOf(found, context),
    state: 'submitted',
    at: task.submittedAt,
    isLate: task.isLate,
    answers: answersOf(found),
  };
}

function answersOf({ own, task, number }: TaskOnPage): AnsweredQuestion[] {
  return listShownQuestions(task.stage.items).map((one) =>
    answeredQuestion(one, { path: `task/${number}`, isOnForm: true, locale: own.job.locale }),
  );
}

function frameOf(found: TaskOnPage, context: Context) {
  return {
    page: 'task',
    journey: buildCandidateApplicationOutline(found.own, applicationPath(context)),
    task: taskOutline(found, context.visit.now),
    form: { token: context.formToken(), problems: {} },
    preview: null,
  } as const;
}

function taskOutline({ own, task, number, timeFactor }: TaskOnPage, now: Date): TaskOutline {
  const { minutes, name } = task.stage;
  return {
    number,
    name,
    instructions: task.instructions,
    minutes: minutes === null ? null : Math.ceil(minutes * timeFactor),
    hasMoreTime: timeFactor > 1 && (minutes !== null || task.dueOn !== null),
    dueOn: task.dueOn === null ? null : dayInWords(task.dueOn),
    isPastDue: isPastDue(task.dueOn, dayInZone(own.job.zone, now)),
    criteria: task.criteria,
    reviewsPerAnswer: own.job.reviewsPerAnswer,
  };
}

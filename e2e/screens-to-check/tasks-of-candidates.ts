import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const choose = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Choose everybody/ }).check();
  await page.getByRole('toolbar').waitFor();
};

/** Tasks: what candidates write, and what the role sees of it. */
export const candidateTaskScreensToCheck: ScreenToCheck[] = [
  { name: 'task', as: 'candidate', path: ({ taskToWrite }) => `${taskToWrite}/task/1` },
  {
    name: 'task-check',
    as: 'candidate',
    path: ({ taskToWrite }) => `${taskToWrite}/task/1?part=check`,
  },
  {
    name: 'task-submitted',
    as: 'candidate',
    path: ({ taskSubmitted }) => `${taskSubmitted}/task/1`,
  },
  { name: 'task-closed', as: 'candidate', path: ({ taskClosed }) => `${taskClosed}/task/1` },
  {
    name: 'status-with-task',
    as: 'candidate',
    path: ({ taskToWrite }) => `${taskToWrite}/status`,
  },
  {
    name: 'task-preview',
    as: 'admin',
    path: ({ taskJob }) => `/builder/${taskJob}/preview/task/1`,
  },
  { name: 'tasks-of-job', as: 'admin', path: ({ taskJob }) => `/manage/${taskJob}/tasks` },
  {
    name: 'tasks-of-job-chosen',
    as: 'admin',
    path: ({ taskJob }) => `/manage/${taskJob}/tasks`,
    prepare: choose,
  },
  {
    name: 'tasks-of-job-more-days',
    as: 'admin',
    path: ({ taskJob }) => `/manage/${taskJob}/tasks`,
    prepare: async (page) => {
      await choose(page);
      await page.getByRole('button', { name: /more days$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'tasks-none', as: 'admin', path: ({ emptyJob }) => `/manage/${emptyJob}/tasks` },
];

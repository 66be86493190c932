import { type JobSummary, type JobListQuery, listJobs } from '@evenhand/contract/jobs.ts';
import {
  deleteJobTemplate,
  duplicateJob,
  listJobTemplates,
} from '@evenhand/contract/job-templates.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../net/api.ts';
import { paths } from '../../net/paths.ts';
import { cut } from '../../ui/cut.ts';
import { showToast } from '../../ui/toast.ts';
import { refresh } from '../../net/use-call.ts';
import { copyAppears, takesCopies } from './copy-on-top.ts';

const TITLE_SHOWN = 60;
const LINKED_MS = 10_000;

/** Copies a role into the list. */
export async function duplicate(client: QueryClient, query: JobListQuery, job: JobSummary) {
  try {
    const made = await call(duplicateJob, { params: { jobId: job.id }, query: {} });
    if (!('hash' in made)) return;
    copyAppears(client, query, made);
    showToast({
      text: `Copy made of ${nameOf(job)}${takesCopies(query) ? '.' : ', a draft: it stands first among all your roles.'}`,
      link: { words: 'Open the copy', href: paths.draft(made.id) },
      shownMs: LINKED_MS,
    });
  } catch (error) {
    notify(error, `${nameOf(job)} was not copied.`);
    await refresh(client, [listJobs]);
  }
}

/** Copies a role as a template, which can be taken back. */
export async function saveAsTemplate(client: QueryClient, job: JobSummary) {
  try {
    const query = { template: 'true' } as const;
    const { id } = await call(duplicateJob, { params: { jobId: job.id }, query });
    showToast({
      text: `${nameOf(job)} saved as a template.`,
      undo: () => void forget(client, Number(id)),
      shownMs: LINKED_MS,
    });
  } catch (error) {
    notify(error, `${nameOf(job)} was not saved as a template.`);
  }
  await refresh(client, [listJobTemplates]);
}

async function forget(client: QueryClient, templateId: number) {
  try {
    await call(deleteJobTemplate, { params: { templateId } });
    showToast({ text: 'The template is gone.' });
  } catch (error) {
    notify(error, 'The template was not taken back.');
  }
  await refresh(client, [listJobTemplates]);
}

/** Titles may be long, and may be written from right to left: between these marks they keep to themselves. */
function nameOf({ title }: JobSummary): string {
  return `\u2068${cut(title, TITLE_SHOWN)}\u2069`;
}

function notify(error: unknown, what: string) {
  if (!(error instanceof CallFailed)) throw error;
  showToast({ text: `${what} ${error.problem.message}` });
}

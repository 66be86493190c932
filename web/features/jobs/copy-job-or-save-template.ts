import { type JobListQuery, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import {
  deleteJobTemplateEndpoint,
  duplicateJobEndpoint,
  listJobTemplatesEndpoint,
} from '@evenhand/contract/job-templates.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { truncateText } from '../../ui/truncate-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { showJobCopyInList, doesJobListShowCopies } from './show-job-copy-in-list.ts';

const TITLE_SHOWN = 60;
const LINKED_MS = 10_000;

/** Copies a role into the list. */
export async function duplicateJobAndShowInList(
  client: QueryClient,
  query: JobListQuery,
  job: JobSummary,
) {
  try {
    const made = await callEndpoint(duplicateJobEndpoint, { params: { jobId: job.id }, query: {} });
    if (!('hash' in made)) return;
    showJobCopyInList(client, query, made);
    showToast({
      text: `Copy made of ${nameOf(job)}${doesJobListShowCopies(query) ? '.' : ', a draft: it stands first among all your roles.'}`,
      link: { words: 'Open the copy', href: staffPagePaths.draft(made.id) },
      shownMs: LINKED_MS,
    });
  } catch (error) {
    notify(error, `${nameOf(job)} was not copied.`);
    await refreshEndpoints(client, [listJobsEndpoint]);
  }
}

/** Copies a role as a template, which can be taken back. */
export async function saveJobAsTemplate(client: QueryClient, job: JobSummary) {
  try {
    const query = { template: 'true' } as const;
    const { id } = await callEndpoint(duplicateJobEndpoint, { params: { jobId: job.id }, query });
    showToast({
      text: `${nameOf(job)} saved as a template.`,
      undo: () => void forget(client, Number(id)),
      shownMs: LINKED_MS,
    });
  } catch (error) {
    notify(error, `${nameOf(job)} was not saved as a template.`);
  }
  await refreshEndpoints(client, [listJobTemplatesEndpoint]);
}

async function forget(client: QueryClient, templateId: number) {
  try {
    await callEndpoint(deleteJobTemplateEndpoint, { params: { templateId } });
    showToast({ text: 'The template is gone.' });
  } catch (error) {
    notify(error, 'The template was not taken back.');
  }
  await refreshEndpoints(client, [listJobTemplatesEndpoint]);
}

/** Titles may be long, and may be written from right to left: between these marks they keep to themselves. */
function nameOf({ title }: JobSummary): string {
  return `\u2068${truncateText(title, TITLE_SHOWN)}\u2069`;
}

function notify(error: unknown, what: string) {
  if (!(error instanceof EndpointCallFailedError)) throw error;
  showToast({ text: `${what} ${error.problem.message}` });
}

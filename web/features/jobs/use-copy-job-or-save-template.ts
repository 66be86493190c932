import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useJobListUrlQuery } from './use-job-list-url-query.ts';

/** Copies a role, into the list or as a template; what does it is loaded when it is asked for. */
export function useCopyJobOrSaveTemplate() {
  const client = useQueryClient();
  const { query } = useJobListUrlQuery();
  const load = () => loadChunkWithRetry(() => import('./copy-job-or-save-template.ts'));
  return {
    duplicate: (job: JobSummary) =>
      void load().then(
        ({ duplicateJobAndShowInList }) => duplicateJobAndShowInList(client, query, job),
        notify,
      ),
    saveAsTemplate: (job: JobSummary) =>
      void load().then(({ saveJobAsTemplate }) => saveJobAsTemplate(client, job), notify),
  };
}

function notify({ message }: Error) {
  showToast({ text: `Nothing was copied. ${message}` });
}

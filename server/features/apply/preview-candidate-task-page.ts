import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadCandidatePagesPreview, UNSENT_PREVIEW_FORM } from './preview-candidate-pages.ts';
import { listCandidateFormFields } from './rules/list-candidate-form-fields.ts';
import { findCandidateTasksToPreview } from './sql/candidate-stages-and-tasks-to-preview.ts';

/** A task as candidates meet it once they are sent it; nothing on it can be sent. */
export async function previewCandidateTaskPage(
  context: PageContext<'staff'>,
): Promise<PageResponse> {
  const { job, journey, preview } = await loadCandidatePagesPreview(context);
  const number = Number(context.params['number'] ?? 0);
  const task = (await findCandidateTasksToPreview(context.db, job.id))[number - 1];
  if (task === undefined) throw new Refusal('not-found');
  const { id, name, minutes, items, instructions, criteria } = task;
  return {
    show: {
      page: 'task',
      journey,
      state: 'open',
      task: {
        number,
        name,
        instructions,
        minutes,
        hasMoreTime: false,
        dueOn: null,
        isPastDue: false,
        criteria,
        reviewsPerAnswer: job.reviewsPerAnswer,
      },
      stageId: id,
      fields: listCandidateFormFields({ items }, job.locale),
      version: 0,
      newer: null,
      form: UNSENT_PREVIEW_FORM,
      preview: preview(`task/${number}`),
    },
  };
}

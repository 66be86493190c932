import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadCandidatePagesPreview, UNSENT_PREVIEW_FORM } from './preview-candidate-pages.ts';
import { listCandidateTestQuestionsOfPage } from './rules/list-candidate-test-questions-of-page.ts';

/** A test as candidates meet it: what awaits them, and with a part in the address its questions. Nothing begins, and no key is read. */
export async function previewCandidateTestPage(
  context: PageContext<'staff'>,
): Promise<PageResponse> {
  const { steps, journey, preview } = await loadCandidatePagesPreview(context);
  const number = context.params['number'] ?? '';
  const path = `test/${number}`;
  const stage = steps.find((step) => step.path === path)?.stage;
  if (stage === undefined) throw new Refusal('not-found');
  const items = stage.items.flatMap(({ item }) =>
    item.kind === 'one-of' || item.kind === 'many-of' ? [item] : [],
  );
  const { name, minutes } = stage;
  const frame: Omit<CandidateTestPageProps, 'state'> = {
    page: 'test',
    journey,
    test: { number: Number(number), name, questionCount: items.length, minutes },
    form: UNSENT_PREVIEW_FORM,
    preview: preview(path),
  };
  const { part } = context.query;
  const asOthers = { hasMoreTime: false, awaitsMoreTime: false };
  if (part === undefined) return { show: { ...frame, state: 'not-begun', ...asOthers } };
  return {
    show: {
      ...frame,
      state: 'running',
      timeLeft: null,
      ...listCandidateTestQuestionsOfPage(items, { part: Number(part) }),
      isSaved: false,
    },
  };
}

import type {
  CandidateApplicationOutline,
  CandidatePagePreviewProps,
} from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';

type Step = {
  journey: CandidateApplicationOutline;
  path: string;
  fromCheck: boolean;
  preview: CandidatePagePreviewProps | null;
};

/** The page before a step; undefined where this is the first. */
export function addressBeforeApplicationStep({
  journey,
  path,
  fromCheck,
  preview,
}: Step): string | undefined {
  const { base, steps, asksForm } = journey;
  const at = preview ? `/builder/${preview.jobId}/preview` : base;
  if (fromCheck) return `${at}/check`;
  const before = steps[steps.findIndex((step) => step.path === path) - 1];
  if (before) return `${at}/${before.path}`;
  if (asksForm) return `${at}/about-you`;
  return preview ? at : undefined;
}

/** How far it is, for the line at the top. */
export function progressAtApplicationStep({ steps }: CandidateApplicationOutline, path: string) {
  const done = steps.findIndex((step) => step.path === path);
  return { done, current: done + 1, of: steps.length };
}

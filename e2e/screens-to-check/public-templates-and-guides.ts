import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const publicTemplateAndGuideScreensToCheck: ScreenToCheck[] = [
  { name: 'templates', as: 'nobody', path: () => '/org-signup/template-list' },
  {
    name: 'templates-none',
    as: 'nobody',
    path: () =>
      `/org-signup/template-list?category=operations&search=${'unpronounceable'.repeat(6)}`,
  },
  { name: 'template', as: 'nobody', path: () => '/org-signup/view-template/hr-coordinator' },
  { name: 'template-unknown', as: 'nobody', path: () => '/org-signup/view-template/astronaut' },
  { name: 'guides', as: 'nobody', path: () => '/education' },
  // Those with a scale, with ranges, and with who was asked what.
  { name: 'guide-review-guides', as: 'nobody', path: () => '/education/review-guides' },
  { name: 'guide-scoring', as: 'nobody', path: () => '/education/scoring' },
  { name: 'guide-plan', as: 'nobody', path: () => '/education/deciding-how-to-decide' },
  { name: 'guide-adjustments', as: 'nobody', path: () => '/education/adjustments' },
  { name: 'guide-interviews', as: 'nobody', path: () => '/education/structured-interviews' },
  { name: 'guide-tasks', as: 'nobody', path: () => '/education/tasks' },
];

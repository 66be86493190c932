import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const interviewCalendarScreens: ScreenToCheck[] = [
  {
    name: 'calendar',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/calendar`,
    prepare: (page) => page.getByRole('main').locator('summary', { hasText: 'Past' }).click(),
  },
  { name: 'calendar-empty', as: 'admin', path: ({ emptyJob }) => `/manage/${emptyJob}/calendar` },
];

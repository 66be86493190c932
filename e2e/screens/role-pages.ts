import type { Screen } from '../screen.ts';

export const rolePageScreens: Screen[] = [
  {
    name: 'review-progress',
    as: 'admin',
    path: ({ reviewedJob }) => `/manage/${reviewedJob}/review-progress`,
  },
  {
    name: 'review-progress-nobody-asked',
    as: 'admin',
    path: ({ openJob }) => `/manage/${openJob}/review-progress`,
  },
  {
    name: 'role-report',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/reports`,
    prepare: (page) => page.getByText('What these numbers mean').nth(1).click(),
  },
  {
    name: 'role-experience',
    as: 'admin',
    path: ({ decidedJob }) => `/manage/${decidedJob}/reports/experience`,
  },
];

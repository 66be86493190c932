import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const demoOutboxScreensToCheck: ScreenToCheck[] = [
  { name: 'outbox', as: 'nobody', path: () => '/dev/outbox' },
  { name: 'outbox-mail', as: 'nobody', path: ({ mail: email }) => `/dev/outbox/${email}` },
];

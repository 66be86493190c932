import type { Screen } from '../screen.ts';

export const outboxScreens: Screen[] = [
  { name: 'outbox', as: 'nobody', path: () => '/dev/outbox' },
  { name: 'outbox-mail', as: 'nobody', path: ({ mail: email }) => `/dev/outbox/${email}` },
];

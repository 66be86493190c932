import type { EventKindDefinition } from '../event-kind-definition-type-and-live-changes.ts';

/** What the house finds out about itself. */
export const twinRunEventKindDefinitions = {
  /** Subject: the run. */
  'twin-run-different': {
    live: ['tasks'],
    feed: null,
    webhook: null,
    email: 'member',
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;

import type { EventKindDefinition } from '../event-kind-definition-type-and-live-changes.ts';

const apart = { live: [], feed: null, webhook: null } as const;

/**
 * What candidates ask about their own data: told by e-mail alone, and by no feed, since whoever reviews is not to hear of it.
 * Subject: the application, unless said otherwise.
 */
export const dataRequestEventKindDefinitions = {
  'data-complained': {
    ...apart,
    email: 'candidate',
    audit: { kind: 'data-request-made', oneForOne: true },
  },
  'data-objected': {
    ...apart,
    email: 'candidate',
    audit: { kind: 'data-request-made', oneForOne: true },
  },
  'data-request-answered': {
    ...apart,
    email: 'candidate',
    audit: { kind: 'data-request-answered', oneForOne: true },
  },
  'data-export-ready': { ...apart, email: 'candidate', audit: null },
  'data-corrected': {
    ...apart,
    email: 'candidate',
    audit: { kind: 'data-request-made', oneForOne: true },
  },
  /** Nothing leads from the subject to a person any more. */
  'data-erased': {
    ...apart,
    email: 'candidate',
    audit: { kind: 'application-erased', oneForOne: true },
  },
  'address-code-requested': { ...apart, email: 'candidate', audit: null },
  /** Subject: the request. */
  'data-request-due': { ...apart, email: 'member', audit: null },
} as const satisfies Record<string, EventKindDefinition>;

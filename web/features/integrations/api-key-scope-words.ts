import type { ApiKeyScope } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';

export const apiKeyScopeWords: Record<ApiKeyScope, { short: string; says: string }> = {
  'merit:read': {
    short: 'Roles and applications',
    says: 'Roles, and applications by reference, with their stage, and their score after the release. No names.',
  },
  'identity:read': {
    short: 'Names',
    says: 'Names and e-mail addresses, once they are open to you. Every one that is read is recorded.',
  },
};

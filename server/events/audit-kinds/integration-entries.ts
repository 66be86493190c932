import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import { auditDetailCountInWords } from '../put-audit-subject-and-details-in-words.ts';

/** Of webhooks, API keys and imports. */
export const integrationAuditEntryTypeDefinitions = {
  'webhook-set': { title: 'Webhook set', sentence: () => 'set a webhook' },
  'webhook-changed': { title: 'Webhook changed', sentence: () => 'changed the webhook' },
  'webhook-deleted': { title: 'Webhook deleted', sentence: () => 'deleted the webhook' },
  'webhook-secret-made': {
    title: 'Webhook secret made',
    sentence: () => 'made a new secret for the webhook',
  },
  'jobvite-set': { title: 'Jobvite set up', sentence: () => 'set up importing from Jobvite' },
  'jobvite-removed': {
    title: 'Jobvite removed',
    sentence: () => 'removed the access to Jobvite',
  },
  'requisitions-uploaded': {
    title: 'Requisitions uploaded',
    sentence: ({ details }) =>
      `uploaded a file with ${auditDetailCountInWords(details['requisitions'], 'requisition', 'requisitions')}`,
  },
  'requisitions-removed': {
    title: 'Requisitions removed',
    sentence: () => 'removed the file of requisitions',
  },
  'api-key-made': {
    title: 'API key made',
    sentence: ({ details }) =>
      details['identity'] === true
        ? 'made an API key that may read names'
        : 'made an API key that may not read names',
  },
  'api-key-revoked': { title: 'API key revoked', sentence: () => 'revoked an API key' },
} as const satisfies Record<string, AuditEntryTypeDefinition>;

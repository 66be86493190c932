import type {
  AuditSentenceFacts,
  AuditEntryTypeDefinition,
} from '../audit-entry-definition-types.ts';
import { phraseWithAuditSubject } from '../put-audit-subject-and-details-in-words.ts';

/** Of log-ins, sessions and who may look through whose eyes. */
export const loginAuditEntryTypeDefinitions = {
  'signed-in': { title: 'Logged in', sentence: () => 'logged in' },
  'sign-in-failed': {
    title: 'Failed log-in',
    sentence: ({ about }) => `tried to log in as ${about} and failed`,
  },
  'signed-out': { title: 'Logged out', sentence: () => 'logged out' },
  'identity-provider-tied': {
    title: 'Google log-in tied',
    sentence: () => 'tied their Google account to their log-in',
  },
  'password-link-sent': {
    title: 'Password link sent',
    sentence: phraseWithAuditSubject('was sent a link to choose a password for'),
  },
  'password-changed': { title: 'Password changed', sentence: () => 'changed their password' },
  'two-factor-set-up': {
    title: 'Two-factor log-in set up',
    sentence: () => 'set up two-factor log-in',
  },
  'two-factor-switched-off': {
    title: 'Two-factor log-in switched off',
    sentence: () => 'switched two-factor log-in off',
  },
  'two-factor-reset': {
    title: 'Two-factor log-in reset',
    sentence: phraseWithAuditSubject('reset the two-factor log-in of'),
  },
  'recovery-codes-made': {
    title: 'Recovery codes made',
    sentence: () => 'made new recovery codes',
  },
  'recovery-code-used': {
    title: 'Recovery code used',
    sentence: () => 'logged in with a recovery code',
  },
  'code-refused': { title: 'Wrong one-time code', sentence: () => 'gave a wrong one-time code' },
  'identity-confirmed': {
    title: 'Confirmed who they are',
    sentence: () => 'confirmed that it is them, by password or code',
  },
  'confirmation-failed': {
    title: 'Confirmation failed',
    sentence: () => 'gave a wrong password or code when asked who they are',
  },
  'session-ended': {
    title: 'Session ended',
    sentence: phraseWithAuditSubject('ended a session of'),
  },
  'sessions-ended': {
    title: 'All sessions ended',
    sentence: phraseWithAuditSubject('ended all sessions of'),
  },
  'permission-refused': {
    title: 'Permission refused',
    sentence: (facts) => `was refused ${callOf(facts)}`,
  },
  'support-asked': { title: 'Support looked', sentence: (facts) => `called ${callOf(facts)}` },
  'support-refused': {
    title: 'Support refused',
    sentence: (facts) => `was refused ${callOf(facts)}`,
  },
  'impersonation-started': {
    title: 'Support access began',
    sentence: phraseWithAuditSubject('began to look through the eyes of'),
  },
  'impersonation-ended': {
    title: 'Support access ended',
    sentence: () => 'stopped looking through their eyes',
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;

/** 'GET /api/manage/{jobId}' with its ids filled in, and what it is for. */
function callOf({ details, callSummary }: AuditSentenceFacts): string {
  const call = String(details['call'] ?? 'a call').replace(/\{(\w+)\}/g, (whole, name: string) =>
    typeof details[name] === 'number' ? String(details[name]) : whole,
  );
  return callSummary === '' ? call : `${call}: ${callSummary.replace(/\.$/, '')}`;
}

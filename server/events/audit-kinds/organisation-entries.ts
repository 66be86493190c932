import type {
  AuditEntryDetails,
  AuditEntryTypeDefinition,
} from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

/** Of organisations, their members, settings and plan, and of the trail itself. */
export const organisationAuditEntryTypeDefinitions = {
  'mail-settings-changed': {
    title: 'E-mail settings changed',
    sentence: ({ details }) =>
      `changed the e-mail settings; a rejection waits ${auditDetailCountInWords(details['rejectionWaitHours'], 'hour', 'hours')}`,
  },
  'organisation-founded': { title: 'Organisation made', sentence: () => 'made the organisation' },
  'organisation-changed': {
    title: 'Account settings changed',
    sentence: ({ details }) => `changed the account settings${inBrackets(details['fields'])}`,
  },
  'careers-page-changed': {
    title: 'Careers page changed',
    sentence: ({ details }) => `changed the careers page${inBrackets(details['fields'])}`,
  },
  'careers-page-published': {
    title: 'Careers page published',
    sentence: () => 'published the careers page',
  },
  'careers-page-unpublished': {
    title: 'Careers page taken away',
    sentence: () => 'took the careers page away from the public',
  },
  'feature-switched': {
    title: 'Feature switched',
    sentence: ({ details }) =>
      `switched ${featureOf(details)} ${details['on'] === true ? 'on' : 'off'}`,
  },
  'eo-notice-confirmed': {
    title: 'Equal-opportunities notice confirmed',
    sentence: ({ details }) =>
      `confirmed what candidates are told before the equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'eo-notice-ended': {
    title: 'Equal-opportunities questions stopped',
    sentence: ({ details }) =>
      `stopped asking the equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'eo-set-chosen': {
    title: 'Equal-opportunities questions chosen',
    sentence: ({ details }) =>
      `chose another set of equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'feature-requested': {
    title: 'Feature asked for',
    sentence: ({ details }) => `asked for ${featureOf(details)}`,
  },
  'member-invited': {
    title: 'Person invited',
    sentence: ({ about, details }) =>
      `invited ${about}${details['role'] === 'ADMIN' ? ' as an admin' : ''}`,
  },
  'member-changed': {
    title: 'Person changed',
    sentence: ({ about, details }) =>
      `changed the profile of ${about}${inBrackets(details['fields'])}`,
  },
  'member-deactivated': {
    title: 'Person deactivated',
    sentence: ({ about, details }) =>
      `deactivated ${about}; ${auditDetailCountInWords(details['dealtAgain'], 'review was', 'reviews were')} dealt to others${Number(details['givenUp'] ?? 0) > 0 ? `, ${auditDetailCountInWords(details['givenUp'], 'was', 'were')} given up` : ''}`,
  },
  'member-reactivated': {
    title: 'Person let in again',
    sentence: phraseWithAuditSubject('let in again'),
  },
  'admin-granted': {
    title: 'Admin rights given',
    sentence: ({ about }) => `made ${about} an admin`,
  },
  'admin-revoked': {
    title: 'Admin rights taken',
    sentence: ({ about }) => `took the admin rights from ${about}`,
  },
  'terms-changed': {
    title: 'Plan changed',
    sentence: ({ details }) => `changed the plan: ${termsOf(details)}`,
  },
  'feature-granted': {
    title: 'Feature granted',
    sentence: ({ details }) => `switched ${featureOf(details)} on, as asked for`,
  },
  'feature-declined': {
    title: 'Feature declined',
    sentence: ({ details }) => `declined to switch ${featureOf(details)} on`,
  },
  'organisation-deactivated': {
    title: 'Organisation deactivated',
    sentence: () => 'deactivated the organisation',
  },
  'organisation-reactivated': {
    title: 'Organisation brought back',
    sentence: () => 'brought the organisation back',
  },
  'account-ended': {
    title: 'Account ended',
    sentence: () => 'ended the account, as its end had come',
  },
  'account-renewed': { title: 'Account renewed', sentence: () => 'renewed the account by a year' },
  'audit-verified': {
    title: 'Audit trail verified',
    sentence: ({ details }) =>
      details['problems'] === 0
        ? 'verified the audit trail, and it was whole'
        : `verified the audit trail, and found ${auditDetailCountInWords(details['problems'], 'problem', 'problems')}`,
  },
  'audit-exported': { title: 'Audit trail exported', sentence: () => 'exported the audit trail' },
  'figures-exported': {
    title: 'Figures exported',
    sentence: ({ details }) => `exported the figures ${String(details['file'] ?? '')}`.trimEnd(),
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;

function inBrackets(fields: AuditEntryDetails[string]): string {
  const list = String(fields ?? '').replaceAll(' ', ', ');
  return list === '' ? '' : ` (${list})`;
}

function featureOf(details: AuditEntryDetails): string {
  return `the feature ${String(details['feature'] ?? 'without a name')}`;
}

function termsOf(details: AuditEntryDetails): string {
  const tier = String(details['tier'] ?? 'unknown');
  const features = String(details['features'] ?? '') || 'none';
  const end = String(details['expires'] ?? 'never');
  return `tier ${tier}, features ${features}, ${end === 'never' ? 'no end' : `ends ${end.slice(0, 10)}`}${details['renews'] === true ? ', renews' : ''}`;
}

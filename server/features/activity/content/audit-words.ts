import type { AuditKind } from '../../../events/event-catalogue.ts';

/** As `audit` lets them be written. */
export type AuditDetails = Readonly<
  Record<string, string | number | boolean | number[] | undefined>
>;

/** What an entry knows besides who and when; `about` names its subject in words. */
export type AuditEntryFacts = {
  about: string;
  /** What the contract says of the call that the details name; empty where it says nothing. */
  says: string;
  details: AuditDetails;
};

type Words = {
  /** For the list of kinds to choose from. */
  title: string;
  /** After a name: 'Maren Okoro archived the role Baker'. */
  what: (facts: AuditEntryFacts) => string;
};

const plain =
  (text: string) =>
  ({ about }: AuditEntryFacts) =>
    about === '' ? text : `${text} ${about}`;

const many = (list: AuditDetails[string], one: string, more: string): string => {
  const n = Array.isArray(list) ? list.length : Number(list ?? 0);
  return n === 1 ? `1 ${one}` : `${n} ${more}`;
};

const decisions: Record<string, string> = {
  reject: 'rejected',
  hire: 'hired',
  'interviews-tasks': 'invited to the next stage',
};

const hireStatuses: Record<string, string> = {
  hired: 'that somebody was hired',
  waiting: 'that hiring goes on',
  notHired: 'that nobody was hired',
};

/** Each kind of entry in words; a test finds one that has none. */
export const auditWords: Partial<Record<AuditKind, Words>> = {
  'signed-in': { title: 'Logged in', what: () => 'logged in' },
  'sign-in-failed': {
    title: 'Failed log-in',
    what: ({ about }) => `tried to log in as ${about} and failed`,
  },
  'signed-out': { title: 'Logged out', what: () => 'logged out' },
  'organisation-changed': {
    title: 'Account settings changed',
    what: ({ details }) => `changed the account settings${inBrackets(details['fields'])}`,
  },
  'careers-page-changed': {
    title: 'Careers page changed',
    what: ({ details }) => `changed the careers page${inBrackets(details['fields'])}`,
  },
  'careers-page-published': {
    title: 'Careers page published',
    what: () => 'published the careers page',
  },
  'careers-page-unpublished': {
    title: 'Careers page taken away',
    what: () => 'took the careers page away from the public',
  },
  'feature-switched': {
    title: 'Feature switched',
    what: ({ details }) =>
      `switched ${featureOf(details)} ${details['on'] === true ? 'on' : 'off'}`,
  },
  'eo-notice-confirmed': {
    title: 'Equal-opportunities notice confirmed',
    what: ({ details }) =>
      `confirmed what candidates are told before the equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'eo-notice-ended': {
    title: 'Equal-opportunities questions stopped',
    what: ({ details }) =>
      `stopped asking the equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'eo-set-chosen': {
    title: 'Equal-opportunities questions chosen',
    what: ({ details }) =>
      `chose another set of equal-opportunities questions${inBrackets(details['set'])}`,
  },
  'eo-role-switched': {
    title: 'Equal-opportunities questions of a role',
    what: ({ about, details }) =>
      `switched the equal-opportunities questions ${details['on'] === true ? 'on' : 'off'}${about === '' ? '' : ` for ${about}`}`,
  },
  'feature-requested': {
    title: 'Feature asked for',
    what: ({ details }) => `asked for ${featureOf(details)}`,
  },
  'feature-granted': {
    title: 'Feature granted',
    what: ({ details }) => `switched ${featureOf(details)} on, as asked for`,
  },
  'feature-declined': {
    title: 'Feature declined',
    what: ({ details }) => `declined to switch ${featureOf(details)} on`,
  },
  'member-invited': {
    title: 'Person invited',
    what: ({ about, details }) =>
      `invited ${about}${details['role'] === 'ADMIN' ? ' as an admin' : ''}`,
  },
  'member-changed': {
    title: 'Person changed',
    what: ({ about, details }) => `changed the profile of ${about}${inBrackets(details['fields'])}`,
  },
  'member-deactivated': {
    title: 'Person deactivated',
    what: ({ about, details }) =>
      `deactivated ${about}; ${many(details['dealtAgain'], 'review was', 'reviews were')} dealt to others${Number(details['givenUp'] ?? 0) > 0 ? `, ${many(details['givenUp'], 'was', 'were')} given up` : ''}`,
  },
  'member-reactivated': { title: 'Person let in again', what: plain('let in again') },
  'admin-granted': { title: 'Admin rights given', what: ({ about }) => `made ${about} an admin` },
  'admin-revoked': {
    title: 'Admin rights taken',
    what: ({ about }) => `took the admin rights from ${about}`,
  },
  'reviews-dealt-again': {
    title: 'Reviews dealt again',
    what: ({ about, details }) =>
      `dealt ${many(details['reviews'], 'review', 'reviews')} of somebody who left to others for ${about}`,
  },
  'identities-searched': {
    title: 'Searched by identity',
    what: ({ details }) =>
      `searched by name or address in sealed roles, and found ${many(details['applicationIds'], 'application', 'applications')}`,
  },
  'identity-read': {
    title: 'Name read by a program',
    what: plain('let a program read the name behind'),
  },
  'webhook-set': { title: 'Webhook set', what: () => 'set a webhook' },
  'webhook-changed': { title: 'Webhook changed', what: () => 'changed the webhook' },
  'webhook-deleted': { title: 'Webhook deleted', what: () => 'deleted the webhook' },
  'webhook-secret-made': {
    title: 'Webhook secret made',
    what: () => 'made a new secret for the webhook',
  },
  'jobvite-set': { title: 'Jobvite set up', what: () => 'set up importing from Jobvite' },
  'jobvite-removed': {
    title: 'Jobvite removed',
    what: () => 'removed the access to Jobvite',
  },
  'requisitions-uploaded': {
    title: 'Requisitions uploaded',
    what: ({ details }) =>
      `uploaded a file with ${many(details['requisitions'], 'requisition', 'requisitions')}`,
  },
  'requisitions-removed': {
    title: 'Requisitions removed',
    what: () => 'removed the file of requisitions',
  },
  'role-imported': {
    title: 'Role imported',
    what: ({ about, details }) =>
      `imported ${about} from ${details['source'] === 'jobvite' ? 'Jobvite' : 'a file'}`,
  },
  'api-key-made': {
    title: 'API key made',
    what: ({ details }) =>
      details['identity'] === true
        ? 'made an API key that may read names'
        : 'made an API key that may not read names',
  },
  'api-key-revoked': { title: 'API key revoked', what: () => 'revoked an API key' },
  'organisation-founded': { title: 'Organisation made', what: () => 'made the organisation' },
  'sample-role-added': { title: 'Sample role added', what: () => 'added the sample role' },
  'identity-provider-tied': {
    title: 'Google log-in tied',
    what: () => 'tied their Google account to their log-in',
  },
  'password-link-sent': {
    title: 'Password link sent',
    what: plain('was sent a link to choose a password for'),
  },
  'password-changed': { title: 'Password changed', what: () => 'changed their password' },
  'two-factor-set-up': {
    title: 'Two-factor log-in set up',
    what: () => 'set up two-factor log-in',
  },
  'two-factor-switched-off': {
    title: 'Two-factor log-in switched off',
    what: () => 'switched two-factor log-in off',
  },
  'two-factor-reset': {
    title: 'Two-factor log-in reset',
    what: plain('reset the two-factor log-in of'),
  },
  'recovery-codes-made': { title: 'Recovery codes made', what: () => 'made new recovery codes' },
  'recovery-code-used': {
    title: 'Recovery code used',
    what: () => 'logged in with a recovery code',
  },
  'code-refused': { title: 'Wrong one-time code', what: () => 'gave a wrong one-time code' },
  'identity-confirmed': {
    title: 'Confirmed who they are',
    what: () => 'confirmed that it is them, by password or code',
  },
  'confirmation-failed': {
    title: 'Confirmation failed',
    what: () => 'gave a wrong password or code when asked who they are',
  },
  'session-ended': { title: 'Session ended', what: plain('ended a session of') },
  'sessions-ended': { title: 'All sessions ended', what: plain('ended all sessions of') },
  'job-started': {
    title: 'Role started',
    what: (facts) =>
      plain(facts.details['job'] === undefined ? 'started' : 'copied another role as')(facts),
  },
  'template-saved': {
    title: 'Role template saved',
    what: ({ about }) =>
      about === '' ? 'made a copy of a role template' : `saved ${about} as a template`,
  },
  'template-renamed': { title: 'Role template renamed', what: () => 'renamed a role template' },
  'template-deleted': { title: 'Role template deleted', what: () => 'deleted a role template' },
  'job-board-added': { title: 'Job board added', what: () => 'added a job board' },
  'job-board-changed': { title: 'Job board changed', what: () => 'changed a job board' },
  'job-board-removed': { title: 'Job board removed', what: () => 'took a job board off the list' },
  'sources-merged': { title: 'Sources merged', what: () => 'merged two sources of candidates' },
  'sources-parted': { title: 'Sources parted', what: () => 'parted two sources of candidates' },
  'email-template-saved': {
    title: 'E-mail template saved',
    what: () => 'saved an e-mail template',
  },
  'email-template-deleted': {
    title: 'E-mail template deleted',
    what: () => 'deleted an e-mail template',
  },
  'role-email-changed': {
    title: 'E-mail of a role changed',
    what: ({ about, details }) =>
      details['isOwn'] === true
        ? `gave ${about} an e-mail in its own words`
        : `let ${about} send the usual e-mail again`,
  },
  'library-question-added': {
    title: 'Library question added',
    what: () => 'added a question to the library',
  },
  'library-question-changed': {
    title: 'Library question changed',
    what: () => 'changed a question of the library',
  },
  'library-question-archived': {
    title: 'Library question archived',
    what: () => 'archived a question of the library',
  },
  'library-question-unarchived': {
    title: 'Library question brought back',
    what: () => 'brought back a question of the library',
  },
  'library-folder-added': {
    title: 'Library folder added',
    what: () => 'made a folder in the question library',
  },
  'library-folder-renamed': {
    title: 'Library folder renamed',
    what: () => 'renamed a folder of the question library',
  },
  'library-folder-deleted': {
    title: 'Library folder deleted',
    what: () => 'deleted a folder of the question library and kept its questions',
  },
  'library-folder-restored': {
    title: 'Library folder brought back',
    what: () => 'brought back a folder of the question library',
  },
  'job-published': { title: 'Role published', what: plain('published') },
  'job-archived': { title: 'Role archived', what: plain('archived') },
  'job-unarchived': { title: 'Role brought back', what: plain('brought back') },
  'job-archive-undone': {
    title: 'Archiving undone',
    what: ({ about }) => `opened ${about} again, a moment after closing and archiving it`,
  },
  'job-closed-by-hand': { title: 'Role closed', what: plain('closed') },
  'job-closing-undone': {
    title: 'Closing undone',
    what: ({ about }) => `opened ${about} again, a moment after closing it`,
  },
  'job-reopened': { title: 'Role reopened', what: plain('reopened') },
  'hire-status-set': {
    title: 'Hire status set',
    what: ({ about, details }) =>
      `said ${hireStatuses[String(details['status'])] ?? 'whether somebody was hired'} for ${about}`,
  },
  'team-changed': { title: 'Hiring team changed', what: plain('changed the hiring team of') },
  'application-started': {
    title: 'Application begun',
    what: plain('began, after an invitation or interest,'),
  },
  'invites-sent': {
    title: 'Invitations sent',
    what: ({ about, details }) =>
      `invited ${many(details['people'], 'person', 'people')} to apply for ${about}`,
  },
  'invites-cancelled': {
    title: 'Invitations taken back',
    what: ({ about, details }) =>
      `took back ${many(details['people'], 'invitation', 'invitations')} to ${about}`,
  },
  'quick-apply-switched': {
    title: 'Quick apply switched',
    what: ({ about, details }) =>
      `switched quick apply ${details['on'] === true ? 'on' : 'off'} for ${about}`,
  },
  'application-submitted': { title: 'Application submitted', what: plain('submitted') },
  'application-withdrawn': { title: 'Application withdrawn', what: plain('withdrew') },
  'application-erased': {
    title: 'Candidate erased',
    what: plain('erased the person behind'),
  },
  'reviews-sent': {
    title: 'Candidates sent to review',
    what: ({ about, details }) =>
      `sent ${many(details['candidates'], 'candidate', 'candidates')} to review in ${about}`,
  },
  'reviewers-reminded': {
    title: 'Reviewers reminded',
    what: ({ about, details }) =>
      `reminded ${many(details['reviewers'], 'reviewer', 'reviewers')} of ${about}`,
  },
  'reviews-finished': { title: 'Reviews finished', what: plain('finished their reviews of') },
  'reviews-released': {
    title: 'Reviews released',
    what: ({ about, details }) =>
      `released the reviews of ${about}, which opened ${many(details['opened'], 'name', 'names')}`,
  },
  'reviews-given-up': { title: 'Reviews given up', what: plain('gave up their reviews of') },
  'identity-opened': { title: 'Name opened', what: plain('opened the name behind') },
  decided: {
    title: 'Decision',
    what: ({ about, details }) =>
      `${decisions[String(details['decision'])] ?? 'decided on'} ${many(details['applicationIds'], 'candidate', 'candidates')} in ${about}`,
  },
  'decision-undone': {
    title: 'Decision undone',
    what: ({ about, details }) =>
      `took back the decision on ${many(details['applicationIds'], 'candidate', 'candidates')} in ${about}`,
  },
  'candidates-mailed': {
    title: 'Candidates written to',
    what: ({ about, details }) =>
      `wrote an e-mail to ${many(details['applicationIds'], 'candidate', 'candidates')} of ${about}`,
  },
  'candidates-mail-cancelled': {
    title: 'E-mail taken back',
    what: ({ about, details }) =>
      `took back an e-mail to ${many(details['people'], 'candidate', 'candidates')} of ${about}`,
  },
  'mail-cancelled': { title: 'E-mail stopped', what: plain('stopped an e-mail to') },
  'mail-moved': { title: 'E-mail moved', what: plain('set another time for an e-mail to') },
  'mail-address-tried-again': {
    title: 'Address tried again',
    what: plain('sent again what came back from'),
  },
  'mail-settings-changed': {
    title: 'E-mail settings changed',
    what: ({ details }) =>
      `changed the e-mail settings; a rejection waits ${many(details['rejectionWaitHours'], 'hour', 'hours')}`,
  },
  'permission-refused': {
    title: 'Permission refused',
    what: (facts) => `was refused ${callOf(facts)}`,
  },
  'support-asked': { title: 'Support looked', what: (facts) => `called ${callOf(facts)}` },
  'support-refused': {
    title: 'Support refused',
    what: (facts) => `was refused ${callOf(facts)}`,
  },
  'impersonation-started': {
    title: 'Support access began',
    what: plain('began to look through the eyes of'),
  },
  'impersonation-ended': {
    title: 'Support access ended',
    what: () => 'stopped looking through their eyes',
  },
  'terms-changed': {
    title: 'Plan changed',
    what: ({ details }) => `changed the plan: ${termsOf(details)}`,
  },
  'organisation-deactivated': {
    title: 'Organisation deactivated',
    what: () => 'deactivated the organisation',
  },
  'organisation-reactivated': {
    title: 'Organisation brought back',
    what: () => 'brought the organisation back',
  },
  'account-ended': { title: 'Account ended', what: () => 'ended the account, as its end had come' },
  'account-renewed': { title: 'Account renewed', what: () => 'renewed the account by a year' },
  'audit-verified': {
    title: 'Audit trail verified',
    what: ({ details }) =>
      details['problems'] === 0
        ? 'verified the audit trail, and it was whole'
        : `verified the audit trail, and found ${many(details['problems'], 'problem', 'problems')}`,
  },
  'audit-exported': { title: 'Audit trail exported', what: () => 'exported the audit trail' },
  'applicants-exported': {
    title: 'Applicants exported',
    what: ({ details }) =>
      `exported the applicants ${details['rangeType'] === 'hiredAt' ? 'hired' : 'submitted'}${
        details['from'] === undefined
          ? ''
          : ` from ${String(details['from'])} to ${String(details['until'])}`
      }`,
  },
  'figures-exported': {
    title: 'Figures exported',
    what: ({ details }) => `exported the figures ${String(details['file'] ?? '')}`.trimEnd(),
  },
};

function featureOf(details: AuditDetails): string {
  return `the feature ${String(details['feature'] ?? 'without a name')}`;
}

function inBrackets(fields: AuditDetails[string]): string {
  const list = String(fields ?? '').replaceAll(' ', ', ');
  return list === '' ? '' : ` (${list})`;
}

/** 'GET /api/manage/{jobId}' with its ids filled in, and what it is for. */
function callOf({ details, says }: AuditEntryFacts): string {
  const call = String(details['call'] ?? 'a call').replace(/\{(\w+)\}/g, (whole, name: string) =>
    typeof details[name] === 'number' ? String(details[name]) : whole,
  );
  return says === '' ? call : `${call}: ${says.replace(/\.$/, '')}`;
}

function termsOf(details: AuditDetails): string {
  const tier = String(details['tier'] ?? 'unknown');
  const features = String(details['features'] ?? '') || 'none';
  const end = String(details['expires'] ?? 'never');
  return `tier ${tier}, features ${features}, ${end === 'never' ? 'no end' : `ends ${end.slice(0, 10)}`}${details['renews'] === true ? ', renews' : ''}`;
}

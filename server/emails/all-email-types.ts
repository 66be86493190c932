import {
  type EmailTemplateTypeName,
  emailTemplateTypes,
} from '@evenhand/contract/emails/email-templates.ts';
import type { EventKind, EventKindEmailedTo } from '../events/event-catalogue.ts';
import type { EventEmailRecipientKind } from '../events/event-kind-definition.ts';
import type { EmailTypeDefinition, TemplateEmailTypeDefinition } from './types/email-type.ts';
import { type MergeTagName, usualMergeTagFallback } from './merge-tag-names-and-fallbacks.ts';
import { candidateAddressChangedEmail } from './types/address-changed.ts';
import { confirmNewAddressCodeEmail } from './types/address-code.ts';
import { complaintReceivedEmail } from './types/complaint-received.ts';
import { dataCorrectedEmail } from './types/data-corrected.ts';
import { dataErasedEmail } from './types/data-erased.ts';
import { dataExportReadyEmail } from './types/data-export-ready.ts';
import { dataRequestAnsweredEmail } from './types/data-request-answered.ts';
import { dataRequestDueEmail } from './types/data-request-due.ts';
import { objectionReceivedEmail } from './types/objection-received.ts';
import { adjustmentAnsweredEmail } from './types/adjustment-answered.ts';
import { adjustmentRequestedEmail } from './types/adjustment-requested.ts';
import { applicantInterviewEmail } from './types/applicant-interview.ts';
import { applicantRejectionEmail } from './types/applicant-rejection.ts';
import { applicationConfirmEmail } from './types/application-confirm.ts';
import { applicationInviteEmail } from './types/application-invite.ts';
import { applicationViewLinkEmail } from './types/application-link.ts';
import { applicationStartedEmail } from './types/application-started.ts';
import { candidateTaskInviteEmail } from './types/assessment-stage-invite.ts';
import { wrongOneTimeCodeEmail } from './types/codes-refused.ts';
import { createPasswordEmail } from './types/create-password.ts';
import { featureRequestEmail } from './types/feature-request.ts';
import { finishApplicationReminderEmail } from './types/finish-reminder.ts';
import { interestRegisteredEmail } from './types/interest-noted.ts';
import { emailSettingsTestEmail } from './types/sending-test.ts';
import { loggedInOnNewDeviceEmail } from './types/new-device.ts';
import { hiringTeamMessageEmail } from './types/hiring-team-message-email.ts';
import { interviewBookedEmail } from './types/interview-booked.ts';
import { interviewChangedEmail } from './types/interview-changed.ts';
import { interviewCancelledEmail } from './types/interview-cancelled.ts';
import { interviewReminderEmail } from './types/interview-reminder.ts';
import { panelInterviewBookedEmail } from './types/panel-interview-booked.ts';
import { panelInterviewChangedEmail } from './types/panel-interview-changed.ts';
import { panelInterviewCancelledEmail } from './types/panel-interview-cancelled.ts';
import { panelInterviewReminderEmail } from './types/panel-interview-reminder.ts';
import { invitedWithOtherAccountEmail } from './types/invited-with-other-account.ts';
import { passwordChangedEmail } from './types/password-changed.ts';
import { pastApplicationInviteEmail } from './types/past-application-invite.ts';
import { quickApplyInviteEmail } from './types/quick-apply-invite.ts';
import { recoveryCodeUsedEmail } from './types/recovery-code-used.ts';
import { recoveryCodesMadeEmail } from './types/recovery-codes-made.ts';
import { resetPasswordEmail } from './types/reset-password.ts';
import { reviewerInviteEmail } from './types/reviewer-invite.ts';
import { reviewerReminderEmail } from './types/reviewer-reminder.ts';
import { scorecardReminderEmail } from './types/scorecard-reminder.ts';
import { jobClosedBeforeSubmittingEmail } from './types/job-closed.ts';
import { signUpConfirmEmail } from './types/sign-up-confirm.ts';
import { signUpWithKnownAddressEmail } from './types/sign-up-with-known-address.ts';
import { candidateTaskReminderEmail } from './types/task-reminder.ts';
import { twinRunDifferentEmail } from './types/twin-run-different.ts';
import { twoFactorResetEmail } from './types/two-factor-reset.ts';
import { twoFactorSetUpEmail } from './types/two-factor-set-up.ts';
import { twoFactorSwitchedOffEmail } from './types/two-factor-switched-off.ts';

/** Every e-mail this server writes, by the name it is stored under, each in a file of its own; lists of e-mails are derived. */
const table = {
  'application-invite': applicationInviteEmail,
  'application-start': applicationStartedEmail,
  'application-confirm': applicationConfirmEmail,
  'applicant-interview': applicantInterviewEmail,
  'applicant-rejection': applicantRejectionEmail,
  'past-application-invite': pastApplicationInviteEmail,
  'quick-apply-invite': quickApplyInviteEmail,
  'assessment-stage-invite': candidateTaskInviteEmail,
  other: hiringTeamMessageEmail,
  'application-link': applicationViewLinkEmail,
  'interest-noted': interestRegisteredEmail,
  'adjustment-answered': adjustmentAnsweredEmail,
  'task-reminder': candidateTaskReminderEmail,
  'complaint-received': complaintReceivedEmail,
  'objection-received': objectionReceivedEmail,
  'data-request-answered': dataRequestAnsweredEmail,
  'data-export-ready': dataExportReadyEmail,
  'data-corrected': dataCorrectedEmail,
  'data-erased': dataErasedEmail,
  'address-code': confirmNewAddressCodeEmail,
  'address-changed': candidateAddressChangedEmail,
  'interview-booked': interviewBookedEmail,
  'interview-changed': interviewChangedEmail,
  'interview-cancelled': interviewCancelledEmail,
  'interview-reminder': interviewReminderEmail,
  'role-closed': jobClosedBeforeSubmittingEmail,
  'finish-reminder': finishApplicationReminderEmail,
  'mail-test': emailSettingsTestEmail,
  'adjustment-requested': adjustmentRequestedEmail,
  'data-request-due': dataRequestDueEmail,
  'twin-run-different': twinRunDifferentEmail,
  'panel-interview-booked': panelInterviewBookedEmail,
  'panel-interview-changed': panelInterviewChangedEmail,
  'panel-interview-cancelled': panelInterviewCancelledEmail,
  'panel-interview-reminder': panelInterviewReminderEmail,
  'reviewer-invite': reviewerInviteEmail,
  'reviewer-reminder': reviewerReminderEmail,
  'scorecard-reminder': scorecardReminderEmail,
  'create-password': createPasswordEmail,
  'reset-password': resetPasswordEmail,
  'password-changed': passwordChangedEmail,
  'two-factor-set-up': twoFactorSetUpEmail,
  'two-factor-switched-off': twoFactorSwitchedOffEmail,
  'two-factor-reset': twoFactorResetEmail,
  'codes-refused': wrongOneTimeCodeEmail,
  'recovery-codes-made': recoveryCodesMadeEmail,
  'recovery-code-used': recoveryCodeUsedEmail,
  'new-device': loggedInOnNewDeviceEmail,
  'sign-up-confirm': signUpConfirmEmail,
  'sign-up-known': signUpWithKnownAddressEmail,
  'other-account': invitedWithOtherAccountEmail,
  'feature-request': featureRequestEmail,
} as const satisfies Record<EmailTemplateTypeName, TemplateEmailTypeDefinition> &
  Record<string, EmailTypeDefinition>;

type Table = typeof table;
export type EmailKind = keyof Table;
/** What an organisation may write in its own words: the nine types of the specification. */
export const emailTemplateKinds = emailTemplateTypes;
export type EmailTemplateKind = EmailTemplateTypeName;

export const emailTypes: Record<EmailKind, EmailTypeDefinition> = table;
export const emailTypesWithTemplate: Record<EmailTemplateKind, TemplateEmailTypeDefinition> = table;
// The keys of a record of e-mails are e-mails.
export const emailKinds = Object.keys(table) as EmailKind[];

type EventOf<Type> = Type extends { when: infer When }
  ? keyof When
  : Type extends { event: infer Event extends EventKind }
    ? Event
    : never;

// An event that is told by e-mail, and of which no e-mail tells, does not compile here.
const byEvent: Record<
  EventKindEmailedTo<EventEmailRecipientKind>,
  readonly EmailKind[]
> = groupByEvent();
/** The e-mails that tell of an event, in the order of the table. */
export const emailKindsByEvent: Readonly<Partial<Record<EventKind, readonly EmailKind[]>>> =
  byEvent;

function groupByEvent(): Record<EventOf<Table[EmailKind]>, EmailKind[]> {
  const pairs = emailKinds.flatMap((kind) => {
    const type = emailTypes[kind];
    const events = type.audience === 'candidate' ? Object.keys(type.when) : [type.event];
    return events.map((event) => ({ event, kind }));
  });
  const groups = Map.groupBy(pairs, ({ event }) => event);
  // Of the same e-mails as the type of its keys.
  return Object.fromEntries(
    [...groups].map(([event, each]) => [event, each.map(({ kind }) => kind)]),
  ) as Record<EventOf<Table[EmailKind]>, EmailKind[]>;
}

export function isEmailKind(kind: string): kind is EmailKind {
  return Object.hasOwn(table, kind);
}

/** What stands where a value is missing; undefined where nothing can. */
export function mergeTagFallback(kind: EmailKind, tag: MergeTagName): string | undefined {
  return emailTypes[kind].tags.instead?.[tag] ?? usualMergeTagFallback(tag);
}

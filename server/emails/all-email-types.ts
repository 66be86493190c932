import {
  type EmailTemplateTypeName,
  emailTemplateTypes,
} from '@evenhand/contract/emails/email-templates.ts';
import type {
  EventKind,
  EventKindEmailedTo,
} from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventEmailRecipientKind } from '../events/event-kind-definition-type-and-live-changes.ts';
import type {
  EmailTypeDefinition,
  TemplateEmailTypeDefinition,
} from './types/email-definition-types-and-merge-tags.ts';
import { type MergeTagName, usualMergeTagFallback } from './merge-tag-names-and-fallbacks.ts';
import { candidateAddressChangedEmailType } from './types/candidate-address-changed.ts';
import { newAddressConfirmationCodeEmailType } from './types/new-address-confirmation-code.ts';
import { complaintReceivedEmailType } from './types/complaint-received.ts';
import { dataCorrectedEmailType } from './types/data-corrected.ts';
import { dataErasedEmailType } from './types/data-erased.ts';
import { dataExportReadyEmailType } from './types/data-export-ready.ts';
import { dataRequestAnsweredEmailType } from './types/data-request-answered.ts';
import { dataRequestDueEmailType } from './types/data-request-due.ts';
import { objectionReceivedEmailType } from './types/objection-received.ts';
import { adjustmentAnsweredEmailType } from './types/adjustment-answered.ts';
import { adjustmentRequestedEmailType } from './types/adjustment-requested.ts';
import { interviewInvitationEmailType } from './types/interview-invitation.ts';
import { applicationRejectionEmailType } from './types/application-rejection.ts';
import { applicationConfirmationEmailType } from './types/application-confirmation.ts';
import { applicationInvitationEmailType } from './types/application-invitation.ts';
import { applicationViewLinkEmailType } from './types/application-view-link.ts';
import { applicationStartedEmailType } from './types/application-started.ts';
import { candidateTaskInvitationEmailType } from './types/candidate-task-invitation.ts';
import { wrongOneTimeCodeEmailType } from './types/wrong-one-time-code.ts';
import { passwordCreationEmailType } from './types/password-creation.ts';
import { featureRequestEmailType } from './types/feature-request.ts';
import { unfinishedApplicationReminderEmailType } from './types/unfinished-application-reminder.ts';
import { interestRegisteredEmailType } from './types/interest-registered.ts';
import { emailSettingsTestEmailType } from './types/email-settings-test.ts';
import { loggedInOnNewDeviceEmailType } from './types/logged-in-on-new-device.ts';
import { hiringTeamMessageEmailType } from './types/hiring-team-message.ts';
import { interviewBookedEmailType } from './types/interview-booked.ts';
import { interviewChangedEmailType } from './types/interview-changed.ts';
import { interviewCancelledEmailType } from './types/interview-cancelled.ts';
import { interviewReminderEmailType } from './types/interview-reminder.ts';
import { panelInterviewBookedEmailType } from './types/panel-interview-booked.ts';
import { panelInterviewChangedEmailType } from './types/panel-interview-changed.ts';
import { panelInterviewCancelledEmailType } from './types/panel-interview-cancelled.ts';
import { panelInterviewReminderEmailType } from './types/panel-interview-reminder.ts';
import { invitedButHasAccountElsewhereEmailType } from './types/invited-with-other-account.ts';
import { passwordChangedEmailType } from './types/password-changed.ts';
import { pastApplicantInvitationEmailType } from './types/past-applicant-invitation.ts';
import { quickApplyInvitationEmailType } from './types/quick-apply-invitation.ts';
import { recoveryCodeUsedEmailType } from './types/recovery-code-used.ts';
import { recoveryCodesMadeEmailType } from './types/recovery-codes-made.ts';
import { passwordResetEmailType } from './types/password-reset.ts';
import { reviewerInvitationEmailType } from './types/reviewer-invitation.ts';
import { reviewerReminderEmailType } from './types/reviewer-reminder.ts';
import { scorecardReminderEmailType } from './types/scorecard-reminder.ts';
import { jobClosedBeforeSubmittingEmailType } from './types/job-closed-before-submitting.ts';
import { signUpConfirmationEmailType } from './types/sign-up-confirmation.ts';
import { signUpWithKnownAddressEmailType } from './types/sign-up-with-known-address.ts';
import { candidateTaskReminderEmailType } from './types/candidate-task-reminder.ts';
import { twinRunDifferentEmailType } from './types/twin-run-different.ts';
import { twoFactorResetEmailType } from './types/two-factor-reset.ts';
import { twoFactorSetUpEmailType } from './types/two-factor-set-up.ts';
import { twoFactorSwitchedOffEmailType } from './types/two-factor-switched-off.ts';

/** Every e-mail this server writes, by the name it is stored under, each in a file of its own; lists of e-mails are derived. */
const table = {
  'application-invite': applicationInvitationEmailType,
  'application-start': applicationStartedEmailType,
  'application-confirm': applicationConfirmationEmailType,
  'applicant-interview': interviewInvitationEmailType,
  'applicant-rejection': applicationRejectionEmailType,
  'past-application-invite': pastApplicantInvitationEmailType,
  'quick-apply-invite': quickApplyInvitationEmailType,
  'assessment-stage-invite': candidateTaskInvitationEmailType,
  other: hiringTeamMessageEmailType,
  'application-link': applicationViewLinkEmailType,
  'interest-noted': interestRegisteredEmailType,
  'adjustment-answered': adjustmentAnsweredEmailType,
  'task-reminder': candidateTaskReminderEmailType,
  'complaint-received': complaintReceivedEmailType,
  'objection-received': objectionReceivedEmailType,
  'data-request-answered': dataRequestAnsweredEmailType,
  'data-export-ready': dataExportReadyEmailType,
  'data-corrected': dataCorrectedEmailType,
  'data-erased': dataErasedEmailType,
  'address-code': newAddressConfirmationCodeEmailType,
  'address-changed': candidateAddressChangedEmailType,
  'interview-booked': interviewBookedEmailType,
  'interview-changed': interviewChangedEmailType,
  'interview-cancelled': interviewCancelledEmailType,
  'interview-reminder': interviewReminderEmailType,
  'role-closed': jobClosedBeforeSubmittingEmailType,
  'finish-reminder': unfinishedApplicationReminderEmailType,
  'mail-test': emailSettingsTestEmailType,
  'adjustment-requested': adjustmentRequestedEmailType,
  'data-request-due': dataRequestDueEmailType,
  'twin-run-different': twinRunDifferentEmailType,
  'panel-interview-booked': panelInterviewBookedEmailType,
  'panel-interview-changed': panelInterviewChangedEmailType,
  'panel-interview-cancelled': panelInterviewCancelledEmailType,
  'panel-interview-reminder': panelInterviewReminderEmailType,
  'reviewer-invite': reviewerInvitationEmailType,
  'reviewer-reminder': reviewerReminderEmailType,
  'scorecard-reminder': scorecardReminderEmailType,
  'create-password': passwordCreationEmailType,
  'reset-password': passwordResetEmailType,
  'password-changed': passwordChangedEmailType,
  'two-factor-set-up': twoFactorSetUpEmailType,
  'two-factor-switched-off': twoFactorSwitchedOffEmailType,
  'two-factor-reset': twoFactorResetEmailType,
  'codes-refused': wrongOneTimeCodeEmailType,
  'recovery-codes-made': recoveryCodesMadeEmailType,
  'recovery-code-used': recoveryCodeUsedEmailType,
  'new-device': loggedInOnNewDeviceEmailType,
  'sign-up-confirm': signUpConfirmationEmailType,
  'sign-up-known': signUpWithKnownAddressEmailType,
  'other-account': invitedButHasAccountElsewhereEmailType,
  'feature-request': featureRequestEmailType,
} as const satisfies Record<EmailTemplateTypeName, TemplateEmailTypeDefinition> &
  Record<string, EmailTypeDefinition>;

type Table = typeof table;
export type EmailKind = keyof Table;
/** What an organisation may write in its own words: the nine types of the specification. */
export const emailTemplateKinds = emailTemplateTypes;
export type EmailTemplateKind = EmailTemplateTypeName;

export const emailTypeDefinitions: Record<EmailKind, EmailTypeDefinition> = table;
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
    const type = emailTypeDefinitions[kind];
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
  return emailTypeDefinitions[kind].tags.instead?.[tag] ?? usualMergeTagFallback(tag);
}

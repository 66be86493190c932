import { sendDueInvitationsToApply } from './send-due-invites.ts';

export const invitationToApplyPeriodicTasks = {
  'send-invites': { work: sendDueInvitationsToApply, soon: true },
};

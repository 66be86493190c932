import { sendDueInvites } from './send-due-invites.ts';

export const invitePeriodicTasks = { 'send-invites': { work: sendDueInvites, soon: true } };

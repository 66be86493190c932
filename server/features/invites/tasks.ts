import { sendDueInvites } from './send-invites.ts';

export const invitePeriodicTasks = { 'send-invites': { work: sendDueInvites, soon: true } };

import { sendInvites } from './send-invites.ts';

export const inviteRounds = { 'send-invites': { work: sendInvites, soon: true } };

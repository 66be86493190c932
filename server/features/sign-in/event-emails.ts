import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type {
  EventEmailDefinition,
  EventEmailRecipientAndValues,
} from '../../emails/event-email-definition-types.ts';
import type { Services } from '../../services-type.ts';
import { passwordLinkMinutes } from './rules/password-link-minutes.ts';
import {
  findLoginDeviceById,
  findLoginEmailRecipient,
  findTwoFactorResetRecord,
  isFirstPassword,
} from './sql/facts-for-emails-about-logins.ts';
import {
  findLoginOfMember,
  type PasswordLinkKind,
  registerPasswordLinkInDatabase,
} from './sql/logins-and-password-links.ts';

type Occasion = { services: Services; eventId: number; subjectId: number };

/** What a member is told of their own log-in. The subject is the member, or the device they logged in with. */
export const signInEventEmailDefinitions = {
  'create-password-asked': {
    kind: 'create-password',
    draft: (db, occasion) => passwordLink(db, occasion, 'create-password'),
  },
  'reset-password-asked': {
    kind: 'reset-password',
    draft: (db, occasion) => passwordLink(db, occasion, 'reset-password'),
  },
  'password-changed': {
    kind: 'password-changed',
    // Whoever was invited replaces none by their first: they need not be asked whether it was them.
    draft: async (db, occasion) =>
      (await isFirstPassword(db, occasion)) ? null : notify(db, occasion),
  },
  'two-factor-set-up': { kind: 'two-factor-set-up', draft: notify },
  'two-factor-switched-off': { kind: 'two-factor-switched-off', draft: notify },
  'two-factor-reset': {
    kind: 'two-factor-reset',
    async draft(db, occasion) {
      const reset = await findTwoFactorResetRecord(db, occasion.subjectId);
      if (reset === undefined) return null;
      const draft = await notify(db, { ...occasion, subjectId: reset.memberId });
      const by = reset.byAdmin === null ? {} : { RESET_BY: reset.byAdmin };
      return draft && { ...draft, values: { ...draft.values, REASON: reset.reason, ...by } };
    },
  },
  'codes-refused': { kind: 'codes-refused', draft: notify },
  'recovery-codes-made': { kind: 'recovery-codes-made', draft: notify },
  'recovery-code-used': { kind: 'recovery-code-used', draft: notify },
  'signed-in-on-new-device': {
    kind: 'new-device',
    async draft(db, occasion) {
      const device = await findLoginDeviceById(db, occasion.subjectId);
      if (device === undefined) return null;
      const draft = await notify(db, { ...occasion, subjectId: device.memberId });
      return draft && { ...draft, values: { ...draft.values, DEVICE: device.words } };
    },
  },
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;

async function passwordLink(
  db: Db<'system'>,
  { services, subjectId: memberId }: Occasion,
  kind: PasswordLinkKind,
): Promise<EventEmailRecipientAndValues | null> {
  const [member, login] = [
    await findLoginEmailRecipient(db, memberId),
    await findLoginOfMember(db, memberId),
  ];
  if (member === undefined || login === undefined) return null;
  const token = derivePersonalLinkToken(
    kind,
    { id: login.loginId, serial: login.serial },
    services.config,
  );
  await registerPasswordLinkInDatabase(db, {
    ...login,
    token,
    kind,
    minutes: passwordLinkMinutes[kind],
  });
  return {
    // The address of the log-in, which is the one that was proved to be known.
    to: login.email,
    memberId,
    values: {
      MEMBER_FIRST_NAME: member.firstName,
      ORG_NAME: member.employer,
      URL: `${services.config.BASE_URL}/${token}/${kind}/`,
    },
  };
}

async function notify(
  db: Db<'system'>,
  { services, subjectId: memberId }: Occasion,
): Promise<EventEmailRecipientAndValues | null> {
  const member = await findLoginEmailRecipient(db, memberId);
  if (member === undefined) return null;
  return {
    to: member.email,
    memberId,
    values: {
      MEMBER_FIRST_NAME: member.firstName,
      ORG_NAME: member.employer,
      URL: `${services.config.BASE_URL}/settings/security`,
    },
  };
}

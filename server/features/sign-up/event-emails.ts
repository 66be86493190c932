import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type {
  EventEmailDefinition,
  EventEmailRecipientAndValues,
} from '../../emails/event-email-definition-types.ts';
import type { Services } from '../../services-type.ts';
import { findPendingSignUp, registerSignUpLinkInDatabase } from './sql/sign-up-queries.ts';

/** What somebody is told who gave this address to sign up. The subject is the sign-up. */
export const signUpEventEmailDefinitions = {
  'sign-up-asked': { kind: 'sign-up-confirm', draft: confirmOrExplain },
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;

/** A link that goes on; or, to whoever has an account, word of it, which nobody else ever hears. */
async function confirmOrExplain(
  db: Db<'system'>,
  { services, subjectId: id }: { services: Services; subjectId: number },
): Promise<EventEmailRecipientAndValues | null> {
  const query = await findPendingSignUp(db, id);
  if (query === undefined) return null;
  const { BASE_URL } = services.config;
  const draft = { to: query.email, memberId: null };
  const cell = await services.directory?.findCell([{ email: query.email }]);
  // An invitation may lead whoever logs in in another cell to this one.
  if (query.known || (cell !== undefined && cell !== services.config.CELL)) {
    const values = { ORG_NAME: 'Evenhand', URL: `${BASE_URL}/login` };
    return { ...draft, kind: 'sign-up-known', values };
  }
  const token = derivePersonalLinkToken('sign-up', { id, serial: 1 }, services.config);
  await registerSignUpLinkInDatabase(db, { token, id, endsAt: query.linkEndsAt });
  return {
    ...draft,
    values: {
      MEMBER_FIRST_NAME: query.firstName,
      COMPANY: query.orgName,
      ORG_NAME: 'Evenhand',
      // After the hash: no server is told, and no referrer.
      URL: `${BASE_URL}/org-signup-new/confirm#${token}`,
    },
  };
}

import { createHmac } from 'node:crypto';
import type { requestSignUpEndpoint } from '@evenhand/contract/sign-up.ts';
import type { signUpWithAdvertEndpoint } from '@evenhand/contract/advert-analysis.ts';
import { switchTransactionToDoor, type Db } from '../../access/transactions-by-door-or-token.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import {
  makeHourlyCountKey,
  secondsLeftInHour,
} from '../../time/make-hourly-count-key-and-seconds-left.ts';
import { networkOfNormalisedIpAddress } from '../sign-in/rules/normalised-and-coarse-ip-networks.ts';
import {
  attachAdvertToSignUpInDatabase,
  recordAndCountSignUpAttemptInDatabase,
  findOperatorOrganisationId,
  insertSignUpRow,
  type NewSignUp,
} from './sql/sign-up-queries.ts';
import { findEmailAddressOfSignUpInvitation } from './sql/sign-up-invitations.ts';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';

/** From one network in an hour: an office that tries it out, not a machine. */
const SIGN_UPS_AN_HOUR = 30;
/** To one address in an hour, whoever asks. */
const EMAILS_AN_HOUR = 3;

/** @throws Refusal sign-up-closed, invitation-needed, too-many */
export async function requestSignUp({
  body,
  ...visit
}: EndpointContext<typeof requestSignUpEndpoint>): Promise<undefined> {
  const { jobTitle = null, tz = null, templateId = null } = body;
  await recordSignUpRequest(visit, { ...body, jobTitle, tz, templateId });
}

/**
 * The same for whoever wants to keep an advert that was checked.
 * @throws Refusal sign-up-closed, invitation-needed, too-many
 */
export async function requestSignUpWithAdvert({
  body,
  ...visit
}: EndpointContext<typeof signUpWithAdvertEndpoint>): Promise<undefined> {
  const { jobTitle = null, tz = null, advert } = body;
  const signupReason = 'To keep an advert that was checked.';
  await recordSignUpRequest(visit, {
    ...body,
    jobTitle,
    tz,
    templateId: null,
    signupReason,
    advert,
  });
}

type SignUpContext = Pick<
  EndpointContext<typeof requestSignUpEndpoint>,
  'db' | 'services' | 'request'
>;
type Wish = NewSignUp & { invitation?: string | null | undefined; advert?: string };

/**
 * Notes who wants an organisation of their own. Nobody looks here whether the address has an account: the letter does,
 * when it is written (`e-mails.ts`), so that whoever asks hears and waits the same in either case.
 */
async function recordSignUpRequest(
  { db, services, request }: SignUpContext,
  wish: Wish,
): Promise<void> {
  const invitation = await checkSignUpMode(db, wish, services);
  const now = services.now();
  const nameless = (text: string) =>
    createHmac('sha256', deriveKey('throttle', services.config)).update(text).digest('base64url');
  const fromHere = makeHourlyCountKey(
    'sign-up',
    nameless(networkOfNormalisedIpAddress(request.ip)),
    now,
  );
  if ((await recordAndCountSignUpAttemptInDatabase(db, fromHere)) > SIGN_UPS_AN_HOUR)
    throw new Refusal('too-many', { retryAfterSeconds: secondsLeftInHour(now) });
  const toThem = makeHourlyCountKey('sign-up letter', nameless(wish.email), now);
  if ((await recordAndCountSignUpAttemptInDatabase(db, toThem)) > EMAILS_AN_HOUR) return;

  const server = await switchTransactionToDoor(db, services.roles, 'public', {
    orgId: await findOperatorOrganisationId(db),
    actorId: null,
  });
  const id = await insertSignUpRow(server, { ...wish, invitation });
  if (wish.advert !== undefined)
    await attachAdvertToSignUpInDatabase(server, { id, advert: wish.advert });
  await recordDomainEvent(server, {
    kind: 'sign-up-asked',
    actorKind: 'system',
    actorId: null,
    subjectId: id,
  });
}

/** The hash of the invitation's code where one is needed, and the sign-up may go on. */
async function checkSignUpMode(
  db: Db<'public'>,
  { email, invitation }: Pick<Wish, 'email' | 'invitation'>,
  { config }: Services,
): Promise<Buffer | null> {
  if (config.SIGNUP === 'closed') throw new Refusal('sign-up-closed');
  if (config.SIGNUP === 'open') return null;
  const code = invitation ?? '';
  if ((await findEmailAddressOfSignUpInvitation(db, code)) !== email)
    throw new Refusal('invitation-needed');
  return hashToken(code);
}

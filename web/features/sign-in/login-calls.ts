import { findOpenIdProviderLogInUrlEndpoint } from '@evenhand/contract/sign-in/find-single-sign-on-url.ts';
import { sendPasswordResetLinkEndpoint } from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import {
  checkLogInStateEndpoint,
  logInEndpoint,
  type LogInResult,
  findPendingLogInEndpoint,
  confirmLogInByTotpEndpoint,
} from '@evenhand/contract/sign-in.ts';
import * as z from 'zod/mini';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

/** Where this browser stands: in, out, half in (a code is waited for), or in an organisation that has expired. */
export type BrowserLoginState = 'in' | 'out' | 'half' | 'expired';

/** The code step: with a secret to be set up first, or without. */
export type LoginTwoFactorSetUpSecret = Pick<LogInResult, 'svg' | 'uri' | 'userSecret'>;

export type LoginOutcome =
  | { is: 'in'; redirect?: string | undefined }
  | { is: 'expired' }
  | { is: 'code'; step: LoginTwoFactorSetUpSecret }
  | { is: 'refused'; words: string; more?: string };

const HalfIn = z.object({ isHalfIn: z.literal(true) });

/** When it cannot be told, the log-in page is the place to be. */
export async function fetchLoginState(): Promise<BrowserLoginState> {
  try {
    const { orgDeactivated } = await callEndpoint(checkLogInStateEndpoint, {});
    return orgDeactivated ? 'expired' : 'in';
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    return z.safeParse(HalfIn, error.said).success ? 'half' : 'out';
  }
}

/** Where somebody begins who asked for no page: whoever runs the installation, and no role, in the console. */
export async function findDefaultPageAfterLogin(): Promise<string> {
  try {
    const { user } = await callEndpoint(findCurrentUserEndpoint, {});
    return user.may.operate && user.JobUsers.length === 0
      ? staffPagePaths.operator()
      : staffPagePaths.dashboard();
  } catch (error) {
    if (error instanceof EndpointCallFailedError) return staffPagePaths.dashboard();
    throw error;
  }
}

export async function logInWithPassword(email: string, password: string): Promise<LoginOutcome> {
  try {
    return entryOf(await callEndpoint(logInEndpoint, { body: { email, password } }));
  } catch (error) {
    if (error instanceof EndpointCallFailedError) return refusalOf(error);
    throw error;
  }
}

/** For a browser that proved its first half elsewhere. */
export async function continuePendingLogin(): Promise<LoginOutcome> {
  try {
    return entryOf(await callEndpoint(findPendingLogInEndpoint, {}));
  } catch (error) {
    if (error instanceof EndpointCallFailedError) return { is: 'refused', words: error.message };
    throw error;
  }
}

type Code = {
  email: string;
  password: string;
  userSecret: string | undefined;
  totpToken?: string;
  recoveryCode?: string;
};
export type TwoFactorCodeOutcome =
  | { is: 'in'; recoveryCodes: string[] }
  | { is: 'wrong'; words: string; mustStartAgain: boolean };

export async function submitTwoFactorCodeToLogIn({
  email,
  password,
  ...code
}: Code): Promise<TwoFactorCodeOutcome> {
  // Who came by another way has typed neither.
  const typed = email === '' ? {} : { emailAddress: email, password };
  try {
    const { recoveryCodes = [] } = await callEndpoint(confirmLogInByTotpEndpoint, {
      body: { ...typed, ...code },
    });
    return { is: 'in', recoveryCodes };
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    const mustStartAgain = error.problem.code === 'password-first';
    return { is: 'wrong', words: error.message, mustStartAgain };
  }
}

export async function requestPasswordResetLink(resetemail: string): Promise<'sent' | 'failed'> {
  try {
    await callEndpoint(sendPasswordResetLinkEndpoint, { body: { resetemail } });
    return 'sent';
  } catch (error) {
    if (error instanceof EndpointCallFailedError) return 'failed';
    throw error;
  }
}

/** Another way in, where one is set up. */
export async function findOpenIdProviderUrlAndLabel(
  path: string,
): Promise<{ url: string; label: string } | undefined> {
  try {
    return await callEndpoint(findOpenIdProviderLogInUrlEndpoint, { query: { path } });
  } catch (error) {
    if (error instanceof EndpointCallFailedError) return undefined;
    throw error;
  }
}

function entryOf({ status, message, redirect, svg, uri, userSecret }: LogInResult): LoginOutcome {
  if (redirect !== undefined) return { is: 'in', redirect };
  if (message !== undefined) return { is: 'code', step: { svg, uri, userSecret } };
  return status === 'orgExpired' ? { is: 'expired' } : { is: 'in' };
}

function refusalOf({
  isOffline,
  message,
  problem: { status, code },
}: EndpointCallFailedError): LoginOutcome {
  if (isOffline) return { is: 'refused', words: message };
  if (status === 403 && code !== 'stale-token') {
    return {
      is: 'refused',
      words: 'Your account has been deactivated, please contact your account administrator',
    };
  }
  const words = 'Invalid email address or password';
  // Without it, who has it right at last would go on trying.
  return status === 429 ? { is: 'refused', words, more: message } : { is: 'refused', words };
}

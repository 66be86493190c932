import { findSingleSignOnUrl } from '@evenhand/contract/sign-up/google.ts';
import { sendPasswordResetLink } from '@evenhand/contract/sign-in/password.ts';
import {
  currentUser,
  checkLogInState,
  logIn,
  type LogInResult,
  pendingLogIn,
  confirmLogInByTotp,
} from '@evenhand/contract/sign-in.ts';
import * as z from 'zod/mini';
import { CallFailed, call } from '../../net/api.ts';
import { paths } from '../../net/paths.ts';

/** Where this browser stands: in, out, half in (a code is waited for), or in an organisation that has expired. */
export type Session = 'in' | 'out' | 'half' | 'expired';

/** The code step: with a secret to be set up first, or without. */
export type CodeStep = Pick<LogInResult, 'svg' | 'uri' | 'userSecret'>;

export type Entry =
  | { is: 'in'; redirect?: string | undefined }
  | { is: 'expired' }
  | { is: 'code'; step: CodeStep }
  | { is: 'refused'; words: string; more?: string };

const HalfIn = z.object({ isHalfIn: z.literal(true) });

/** When it cannot be told, the log-in page is the place to be. */
export async function findSession(): Promise<Session> {
  try {
    const { orgDeactivated } = await call(checkLogInState, {});
    return orgDeactivated ? 'expired' : 'in';
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return z.safeParse(HalfIn, error.said).success ? 'half' : 'out';
  }
}

/** Where somebody begins who asked for no page: whoever runs the installation, and no role, in the console. */
export async function findFirstPage(): Promise<string> {
  try {
    const { user } = await call(currentUser, {});
    return user.may.operate && user.JobUsers.length === 0 ? paths.operator() : paths.dashboard();
  } catch (error) {
    if (error instanceof CallFailed) return paths.dashboard();
    throw error;
  }
}

export async function enter(email: string, password: string): Promise<Entry> {
  try {
    return entryOf(await call(logIn, { body: { email, password } }));
  } catch (error) {
    if (error instanceof CallFailed) return refusalOf(error);
    throw error;
  }
}

/** For a browser that proved its first half elsewhere. */
export async function goOn(): Promise<Entry> {
  try {
    return entryOf(await call(pendingLogIn, {}));
  } catch (error) {
    if (error instanceof CallFailed) return { is: 'refused', words: error.message };
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
export type CodeAnswer =
  | { is: 'in'; recoveryCodes: string[] }
  | { is: 'wrong'; words: string; mustStartAgain: boolean };

export async function sendCode({ email, password, ...code }: Code): Promise<CodeAnswer> {
  // Who came by another way has typed neither.
  const typed = email === '' ? {} : { emailAddress: email, password };
  try {
    const { recoveryCodes = [] } = await call(confirmLogInByTotp, { body: { ...typed, ...code } });
    return { is: 'in', recoveryCodes };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const mustStartAgain = error.problem.code === 'password-first';
    return { is: 'wrong', words: error.message, mustStartAgain };
  }
}

export async function askForLink(resetemail: string): Promise<'sent' | 'failed'> {
  try {
    await call(sendPasswordResetLink, { body: { resetemail } });
    return 'sent';
  } catch (error) {
    if (error instanceof CallFailed) return 'failed';
    throw error;
  }
}

/** Another way in, where one is set up. */
export async function findOtherWay(
  path: string,
): Promise<{ url: string; label: string } | undefined> {
  try {
    return await call(findSingleSignOnUrl, { query: { path } });
  } catch (error) {
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}

function entryOf({ status, message, redirect, svg, uri, userSecret }: LogInResult): Entry {
  if (redirect !== undefined) return { is: 'in', redirect };
  if (message !== undefined) return { is: 'code', step: { svg, uri, userSecret } };
  return status === 'orgExpired' ? { is: 'expired' } : { is: 'in' };
}

function refusalOf({ isOffline, message, problem: { status, code } }: CallFailed): Entry {
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

import { loggedIn, logIn } from '@evenhand/contract/sign-in.ts';
import { CallFailed, call } from '../../api.ts';

export type Session = 'in' | 'out' | 'expired';
type Entry = { organisation: 'active' | 'expired' } | { refusal: string };

/** When it cannot be told, the log-in page is the place to be. */
export async function findSession(): Promise<Session> {
  try {
    const { orgDeactivated } = await call(loggedIn, {});
    return orgDeactivated ? 'expired' : 'in';
  } catch (error) {
    if (error instanceof CallFailed) return 'out';
    throw error;
  }
}

export async function enter(email: string, password: string): Promise<Entry> {
  try {
    const { status } = await call(logIn, { body: { email, password } });
    return { organisation: status === 'orgExpired' ? 'expired' : 'active' };
  } catch (error) {
    if (error instanceof CallFailed) return { refusal: textOf(error) };
    throw error;
  }
}

function textOf({ isOffline, message, problem: { status, code } }: CallFailed): string {
  if (isOffline) return message;
  if (status === 403 && code !== 'stale-token') {
    return 'Your account has been deactivated, please contact your account administrator';
  }
  return 'Invalid email address or password';
}

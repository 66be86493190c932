import {
  resetPasswordEndpoint,
  checkPasswordResetLinkEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';

export type PasswordResetLink = { token: string; email: string; leastLength: number };
type Found = { is: 'open'; link: PasswordResetLink } | { is: 'dead' } | { is: 'unreachable' };

export async function checkPasswordResetLinkOnServer(query: string): Promise<Found> {
  try {
    const { token, email, leastLength } = await callEndpoint(checkPasswordResetLinkEndpoint, {
      query: { token: query },
    });
    if (token === undefined || email === undefined || leastLength === undefined)
      return { is: 'dead' };
    return { is: 'open', link: { token, email, leastLength } };
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    return { is: error.problem.status === 401 ? 'dead' : 'unreachable' };
  }
}

type Outcome =
  | { is: 'done' }
  | { is: 'dead' }
  | { is: 'refused'; words: string }
  | { is: 'failed'; words: string };

export async function resetPasswordByLink(token: string, password: string): Promise<Outcome> {
  try {
    await callEndpoint(resetPasswordEndpoint, { body: { token, password } });
    return { is: 'done' };
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    const { code, fields } = error.problem;
    if (code === 'link-expired') return { is: 'dead' };
    const words = fields?.['password'];
    return words ? { is: 'refused', words } : { is: 'failed', words: error.message };
  }
}

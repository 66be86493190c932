import { findSignUpMode } from '@evenhand/contract/sign-up.ts';
import { useCall } from '../../net/use-call.ts';
import { signUpDraft } from './sign-up-draft.ts';

/** Who may sign up here, and the name of the template that somebody begins with. */
export function useSignUp() {
  const { templateId } = signUpDraft();
  return useCall(findSignUpMode, { query: templateId === undefined ? {} : { templateId } }).data;
}

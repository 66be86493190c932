import { findSignUpModeEndpoint } from '@evenhand/contract/sign-up.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';

/** Who may sign up here, and the name of the template that somebody begins with. */
export function useSignUpMode() {
  const { templateId } = readSignUpDraft();
  return useEndpointQuery(findSignUpModeEndpoint, {
    query: templateId === undefined ? {} : { templateId },
  }).data;
}

import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import { findOrganisationOnboardingEndpoint } from '@evenhand/contract/onboarding/find-organisation-onboarding-endpoint.ts';
import { addSampleJobEndpoint } from '@evenhand/contract/sign-up.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

export function AddSampleJobButton() {
  const command = useEndpointMutation(addSampleJobEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint, findOrganisationOnboardingEndpoint],
  });

  function add() {
    command.mutate({}, { onSuccess: () => showToast({ text: 'Sample role added.' }) });
  }

  return (
    <>
      <p>
        A sample role has twelve invented candidates. You score their answers as your reviewers
        will: without names, one question at a time. Nobody gets an e-mail.
      </p>
      <Button size="small" busy={command.isPending} onClick={add}>
        Add the sample role
      </Button>
      {command.error && <ErrorNote>{command.error.message}</ErrorNote>}
    </>
  );
}

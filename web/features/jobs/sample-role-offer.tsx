import { countJobs, listJobs } from '@evenhand/contract/jobs.ts';
import { addSampleRole } from '@evenhand/contract/sign-up.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../use-call.ts';
import './sample-role-offer.css';

/** The card links to the reviews once a task has taken what tells names out of the answers. */
const ANSWERS_COPIED_MS = 2500;

/** For an admin of a free trial who has not much to look at yet. */
export function SampleRoleOffer() {
  const client = useQueryClient();
  const command = useCommand(addSampleRole, { refreshes: [listJobs, countJobs] });

  function tell() {
    showToast({ text: 'Sample role added.' });
    const queryKey = [listJobs.method, listJobs.path];
    setTimeout(() => client.invalidateQueries({ queryKey }), ANSWERS_COPIED_MS);
  }

  return (
    <section className="sample-offer" aria-labelledby="sample-offer-title">
      <div>
        <h2 id="sample-offer-title">See a blind review from the inside</h2>
        <p>
          Add a sample role with twelve invented candidates. You score their answers as your
          reviewers will: without names, one question at a time. Nobody gets an e-mail.
        </p>
      </div>
      <Button
        look="secondary"
        busy={command.isPending}
        onClick={() => command.mutate({}, { onSuccess: tell })}
      >
        Add the sample role
      </Button>
      {command.error && <ErrorNote>{command.error.message}</ErrorNote>}
    </section>
  );
}

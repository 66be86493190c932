import {
  changeInterviewVenueEndpoint,
  createInterviewVenueEndpoint,
  type InterviewVenue,
  listInterviewVenuesEndpoint,
} from '@evenhand/contract/interviews/interview-venues.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { WholeNumberField } from './whole-number-field.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

const SEATS_DEFAULT = 4;

type Props = { venue: InterviewVenue | null; onClose: () => void };

/** Adds a room, or changes one. */
export function InterviewVenueDialog({ venue, onClose }: Props) {
  const [name, setName] = useState(venue?.name ?? '');
  const [seats, setSeats] = useState(venue?.seats ?? SEATS_DEFAULT);
  const [accessNotes, setAccessNotes] = useState(venue?.accessNotes ?? '');
  const refreshes = [listInterviewVenuesEndpoint];
  const create = useEndpointMutation(createInterviewVenueEndpoint, { refreshes });
  const change = useEndpointMutation(changeInterviewVenueEndpoint, { refreshes });
  const { error } = venue === null ? create : change;
  const fields = error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const wish = { name, seats, accessNotes };
    const onSuccess = () => {
      showToast({ text: venue === null ? 'Room added.' : 'Room changed.' });
      onClose();
    };
    if (venue === null) create.mutate({ body: wish }, { onSuccess });
    else
      change.mutate(
        { params: { roomId: venue.id }, body: { ...wish, version: venue.version } },
        { onSuccess },
      );
  }

  return (
    <Dialog title={venue === null ? 'Add a room' : `Change “${venue.name}”`} onClose={onClose}>
      <form className={styles['dialog-form']} onSubmit={submit} noValidate>
        <TextInputField
          data-first
          label="Name"
          value={name}
          error={fields['name']}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <WholeNumberField
          label="How many people it holds"
          value={seats}
          error={fields['seats']}
          onChange={setSeats}
        />
        <TextArea
          label="Access notes (optional)"
          hint="Steps, doors, a loop for hearing aids: what whoever comes has to know."
          rows={4}
          value={accessNotes}
          error={fields['accessNotes']}
          onChange={({ currentTarget: { value } }) => setAccessNotes(value)}
        />
        {error && !error.problem.fields && <ErrorNote>{error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={create.isPending || change.isPending}>
            {venue === null ? 'Add room' : 'Save room'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

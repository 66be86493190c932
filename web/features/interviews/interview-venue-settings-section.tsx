import {
  type InterviewVenue,
  listInterviewVenuesEndpoint,
  removeInterviewVenueEndpoint,
  INTERVIEW_VENUES_PER_ORGANISATION_MAX,
} from '@evenhand/contract/interviews/interview-venues.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { InterviewVenueDialog } from './interview-venue-dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import interviewDialogStyles from './interview-dialogs.module.css';
import styles from './interview-venue-settings-section.module.css';

type Open = { dialog: 'new' } | { dialog: 'change' | 'remove'; venue: InterviewVenue };

/** The rooms in which the organisation holds interviews. */
export function InterviewVenueSettingsSection() {
  const venues = useEndpointQuery(listInterviewVenuesEndpoint, {});
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <LoadedContentOrFailure
      call={venues}
      what="the rooms"
      skeleton={<CardSkeletons label="Loading rooms" />}
    >
      {({ rooms }) => (
        <div className={settingsPartStyles['settings-parts']}>
          <section className={settingsPartStyles['settings-part']} aria-label="Rooms">
            <p>
              Times for interviews can be laid in a room, which is then used by nobody else. Who
              books reads its name and its access notes.
            </p>
            {rooms.length === 0 ? (
              <p>There are no rooms yet. Add one, and it can be chosen when times are laid.</p>
            ) : (
              <ul className={styles['venues']}>
                {rooms.map((venue) => (
                  <li key={venue.id}>
                    <div>
                      <h2>{venue.name}</h2>
                      <p>
                        {venue.seats === 1
                          ? '1 person'
                          : pluraliseCount(venue.seats, 'person', 'people')}
                      </p>
                      {venue.accessNotes !== '' && <p>{venue.accessNotes}</p>}
                    </div>
                    <div className={settingsPartStyles['settings-acts']}>
                      <Button
                        size="small"
                        aria-label={`Change ${venue.name}`}
                        onClick={() => setOpen({ dialog: 'change', venue })}
                      >
                        Change
                      </Button>
                      <Button
                        size="small"
                        aria-label={`Remove ${venue.name}`}
                        onClick={() => setOpen({ dialog: 'remove', venue })}
                      >
                        Remove
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            {rooms.length < INTERVIEW_VENUES_PER_ORGANISATION_MAX && (
              <div className={settingsPartStyles['settings-acts']}>
                <Button
                  look="primary"
                  icon={<IconPlus aria-hidden="true" />}
                  onClick={() => setOpen({ dialog: 'new' })}
                >
                  Add room
                </Button>
              </div>
            )}
          </section>
          {open?.dialog === 'new' && <InterviewVenueDialog venue={null} onClose={close} />}
          {open?.dialog === 'change' && <InterviewVenueDialog venue={open.venue} onClose={close} />}
          {open?.dialog === 'remove' && <RemoveVenueDialog venue={open.venue} onClose={close} />}
        </div>
      )}
    </LoadedContentOrFailure>
  );
}

function RemoveVenueDialog({ venue, onClose }: { venue: InterviewVenue; onClose: () => void }) {
  const remove = useEndpointMutation(removeInterviewVenueEndpoint, {
    refreshes: [listInterviewVenuesEndpoint],
  });
  return (
    <Dialog title={`Remove “${venue.name}”?`} onClose={onClose}>
      <div className={interviewDialogStyles['dialog-form']}>
        <p>It is offered no more. Times that were laid in it keep it.</p>
        {remove.error && <ErrorNote>{remove.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { roomId: venue.id } },
                {
                  onSuccess: () => {
                    showToast({ text: 'Room removed.' });
                    onClose();
                  },
                },
              )
            }
          >
            Remove room
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

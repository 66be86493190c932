import {
  type InterviewVenue,
  listInterviewVenues,
  removeInterviewVenue,
  VENUES_MAX,
} from '@evenhand/contract/interviews/interview-venues.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCommand } from '../../net/use-call-and-command.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { showToast } from '../../ui/toast.ts';
import { VenueDialog } from './venue-dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import interviewDialogStyles from './interview-dialogs.module.css';
import styles from './venue-settings-section.module.css';

type Open = { dialog: 'new' } | { dialog: 'change' | 'remove'; venue: InterviewVenue };

/** The rooms in which the organisation holds interviews. */
export function VenueSettingsSection() {
  const venues = useCall(listInterviewVenues, {});
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <LoadedContent
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
                          : pluralise(venue.seats, 'person', 'people')}
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
            {rooms.length < VENUES_MAX && (
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
          {open?.dialog === 'new' && <VenueDialog venue={null} onClose={close} />}
          {open?.dialog === 'change' && <VenueDialog venue={open.venue} onClose={close} />}
          {open?.dialog === 'remove' && <RemoveVenueDialog venue={open.venue} onClose={close} />}
        </div>
      )}
    </LoadedContent>
  );
}

function RemoveVenueDialog({ venue, onClose }: { venue: InterviewVenue; onClose: () => void }) {
  const remove = useCommand(removeInterviewVenue, { refreshes: [listInterviewVenues] });
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

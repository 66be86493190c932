import type { OwnInterviewOnBookingPage } from '@evenhand/contract/interview-booking/own-interview-on-booking-page-type.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './interview-booking-page.module.css';

type Props = {
  base: string;
  interview: OwnInterviewOnBookingPage;
  zone: string;
  token: string;
  send: string;
};

/** The times that are free; a moment is sent by its id, so that no clock and no zone of the reader matters. */
export function InterviewSlotForm({ base, interview, zone, token, send }: Props) {
  const { id, version, slots, minutes, earlierFrom, later } = interview;
  const pageFrom = (from: Date) =>
    `${base}/interview?interview=${id}&from=${encodeURIComponent(from.toISOString())}#interview-${id}`;
  if (slots.length === 0)
    return <p>All times are taken just now. Look again later, or write to the employer.</p>;
  return (
    <form method="post" action={`${base}/interview`} className={styles['slots']}>
      <CsrfTokenField token={token} />
      <input type="hidden" name="interview" value={id} />
      <input type="hidden" name="version" value={version} />
      <fieldset className={fieldsStyles['choice']}>
        <legend>Free times</legend>
        <p className={fieldsStyles['hint']}>
          In the time zone {zone}, unless your browser shows them in yours.
        </p>
        {slots.map((slot) => (
          <label key={slot.id}>
            <input type="radio" name="slot" value={slot.id} required />
            <span>
              <TimeInEmployerZoneText at={slot.startsAt} zone={zone} isDeadline />
              {slot.minutes !== minutes && <small>{slot.minutes} minutes</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {(earlierFrom ?? later) && (
        <p className={styles['other-times']}>
          {earlierFrom && <a href={pageFrom(earlierFrom)}>Earlier times</a>}
          {later && (
            <a href={pageFrom(later.from)}>
              Later times <small>{later.count}</small>
            </a>
          )}
        </p>
      )}
      <button className={fieldsStyles['go']} type="submit">
        {send}
      </button>
    </form>
  );
}

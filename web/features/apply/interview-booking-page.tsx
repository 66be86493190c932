import type { InterviewBookingPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { OwnInterviewOnBookingPage as Own } from '@evenhand/contract/interview-booking/own-interview-on-booking-page-type.ts';
import { interviewModeWords } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { InterviewSlotForm } from './interview-slot-form.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './interview-booking-page.module.css';

/** Where a time to meet is booked, moved or cancelled; by the link alone, and without a script. */
export function InterviewBookingPage({ journey, interviews, contactEmail, refused, form }: Page) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: base, label: 'Your application' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>{interviews.length === 1 ? 'Your interview' : 'Your interviews'}</h1>
        {refused && <Refused why={refused} />}
        {interviews.map((interview) => (
          <Interview
            key={interview.id}
            interview={interview}
            base={base}
            zone={job.zone}
            token={form.token}
            organisation={job.organisation}
          />
        ))}
        {contactEmail && (
          <p className={stepsStyles['step-small']}>
            None of this suits you?{' '}
            <a href={`mailto:${contactEmail}`}>Write to {job.organisation}</a>.
          </p>
        )}
      </main>
    </CandidatePageFrame>
  );
}

const REFUSED: Record<NonNullable<Page['refused']>, { title: string; text: string }> = {
  taken: {
    title: 'This time is not free any more',
    text: 'Nothing of yours was changed. The times that are still free stand here: choose another one.',
  },
  newer: {
    title: 'This was changed meanwhile',
    text: 'In another tab, on another device, or by the employer. How it stands now is here.',
  },
  'not-possible': {
    title: 'This cannot be done any more',
    text: 'Nothing was changed. What you can still do stands here.',
  },
  'nothing-chosen': {
    title: 'Choose a time first',
    text: 'Then book it by the button below the times.',
  },
};

function Refused({ why }: { why: NonNullable<Page['refused']> }) {
  return (
    <div className={fieldsStyles['summary']} role="alert">
      <h2>{REFUSED[why].title}</h2>
      <p>{REFUSED[why].text}</p>
    </div>
  );
}

type Props = { interview: Own; base: string; zone: string; token: string; organisation: string };

function Interview({ interview, base, zone, token, organisation }: Props) {
  const { id, name, version, state, startsAt, minutes, mayChoose } = interview;
  const heading = `interview-${id}`;
  const isBooked = state === 'booked';
  const slots = (
    <InterviewSlotForm
      base={base}
      interview={interview}
      zone={zone}
      token={token}
      send={isBooked ? 'Move to this time' : 'Book this time'}
    />
  );
  return (
    <section className={styles['interview']} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>
        <Standing interview={interview} zone={zone} />
      </p>
      <Facts interview={interview} zone={zone} />
      {mayChoose === 'yes' && !isBooked && slots}
      {mayChoose === 'yes' && isBooked && (
        <CollapsibleSection title="Choose another time" isOpen={interview.earlierFrom !== null}>
          {slots}
        </CollapsibleSection>
      )}
      <WhyNot interview={interview} organisation={organisation} />
      {interview.mayCancel && (
        <form method="post" action={`${base}/interview/cancel`}>
          <CsrfTokenField token={token} />
          <input type="hidden" name="interview" value={id} />
          <input type="hidden" name="version" value={version} />
          <button className={fieldsStyles['other']} type="submit">
            {isBooked ? 'Cancel this interview' : 'I do not want to come'}
          </button>
        </form>
      )}
      {startsAt === null && state === 'invited' && (
        <p className={stepsStyles['step-small']}>It takes {minutes} minutes.</p>
      )}
    </section>
  );
}

function Standing({ interview, zone }: { interview: Own; zone: string }) {
  const { state, startsAt, minutes } = interview;
  const at = startsAt && <TimeInEmployerZoneText at={startsAt} zone={zone} isDeadline />;
  switch (state) {
    case 'invited':
      return <>You are invited. Choose a time that suits you.</>;
    case 'booked':
      return (
        <>
          Booked: <strong>{at}</strong>, {minutes} minutes.
        </>
      );
    case 'done':
      return <>Held on {at}.</>;
    case 'no_show':
      return <>It was to be on {at}, and you did not meet.</>;
    case 'cancelled':
      return <>This interview is cancelled{at && <> (it was to be on {at})</>}.</>;
  }
}

function Facts({ interview, zone }: { interview: Own; zone: string }) {
  const { mode, place, room, instructions, dueOn, changeableUntil, state } = interview;
  if (state !== 'invited' && state !== 'booked') return null;
  const facts = interviewModeWords[mode];
  return (
    <dl className={styles['facts']}>
      <dt>How</dt>
      <dd>{facts.words}</dd>
      {place !== '' && (
        <>
          <dt>{facts.placeWords}</dt>
          <dd>{/^https?:\/\//.test(place) ? <a href={place}>{place}</a> : place}</dd>
        </>
      )}
      {room && (
        <>
          <dt>Room</dt>
          <dd>
            {room.name}
            {room.accessNotes !== '' && <p className={styles['words']}>{room.accessNotes}</p>}
          </dd>
        </>
      )}
      {instructions !== '' && (
        <>
          <dt>What to know</dt>
          <dd className={styles['words']}>{instructions}</dd>
        </>
      )}
      {state === 'invited' && dueOn && (
        <>
          <dt>Choose until</dt>
          <dd>the end of {dueOn}</dd>
        </>
      )}
      {changeableUntil && (
        <>
          <dt>You can change it until</dt>
          <dd>
            <TimeInEmployerZoneText at={changeableUntil} zone={zone} isDeadline />
          </dd>
        </>
      )}
    </dl>
  );
}

function WhyNot({ interview, organisation }: { interview: Own; organisation: string }) {
  switch (interview.mayChoose) {
    case 'frozen':
      return (
        <p>
          It is too close now to be changed here. If you cannot come, write to {organisation} soon.
        </p>
      );
    case 'no-moves-left':
      return <p>You have moved it as often as you can here. You can still cancel it in time.</p>;
    case 'past-last-day':
      return <p>The last day to choose a time has passed. Write to {organisation}.</p>;
    case 'yes':
    case 'no':
      return null;
  }
}

import {
  adjustmentOutcomeWords,
  adjustmentWishKindWords,
  type AdjustmentWish,
  extraTimeFactorWords,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { AnsweredAdjustment } from '@evenhand/contract/adjustments/adjustments-on-candidate-page-types.ts';
import type { CandidateAdjustmentsPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { RequestAdjustmentForm } from './request-adjustment-form.tsx';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { LastDayBeforeMomentInEmployerZoneText } from './last-day-before-moment-in-employer-zone-text.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-adjustments-page.module.css';

/** What would help somebody to show what they can do, and what was agreed; at any stage, and without a script. */
export function CandidateAdjustmentsPage(page: Page) {
  const { journey, isSent, open, answered, mayAsk, isNewer, form } = page;
  const { base, job } = journey;
  const hasTyped = isNewer || Object.keys(form.problems).length > 0;
  return (
    <CandidatePageFrame
      employer={job}
      back={{ to: base, label: isSent ? 'Your application' : 'Back to your application' }}
    >
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>Ask for an adjustment</h1>
        <p>
          An adjustment is something that is done in another way, so that you can show what you can
          do. You can ask at any time and as often as you need, and nobody asks you for proof.
        </p>
        <WhoReads organisation={job.organisation} />
        <CandidateFormProblemSummary problems={form.problems} />
        {isNewer && <Newer isOpen={open !== null} />}
        {open && <Waiting open={open} organisation={job.organisation} zone={job.zone} />}
        {answered.length > 0 && (
          <section className={styles['answers']} aria-labelledby="answers">
            <h2 id="answers">{answered.length === 1 ? 'The answer' : 'The answers'}</h2>
            {answered.map((each) => (
              <Answered
                key={each.answeredAt.toISOString()}
                adjustment={each}
                zone={job.zone}
                organisation={job.organisation}
              />
            ))}
          </section>
        )}
        {mayAsk === 'yes' && open && (
          <>
            <CollapsibleSection title="Change what you asked" isOpen={hasTyped}>
              <RequestAdjustmentForm base={base} form={form} send="Save the changes" />
            </CollapsibleSection>
            <form method="post" action={`${base}/adjustments/take-back`}>
              <CsrfTokenField token={form.token} />
              <button className={fieldsStyles['other']} type="submit">
                Take it back
              </button>
            </form>
          </>
        )}
        {mayAsk === 'yes' && !open && answered.length > 0 && (
          <CollapsibleSection title="Ask again" isOpen={hasTyped}>
            <RequestAdjustmentForm base={base} form={form} send="Send" />
          </CollapsibleSection>
        )}
        {mayAsk === 'yes' && !open && answered.length === 0 && (
          <RequestAdjustmentForm base={base} form={form} send="Send" />
        )}
        {mayAsk === 'over' && <p>Your application is over, so that nothing is left to adjust.</p>}
        {mayAsk === 'too-many' && (
          <p>
            You have asked many times. It is easier to talk now: write to {job.organisation}{' '}
            instead.
          </p>
        )}
        {page.contactEmail && (
          <p className={stepsStyles['step-small']}>
            Would you rather talk to somebody?{' '}
            <a href={`mailto:${page.contactEmail}`}>Write to {job.organisation}</a>.
          </p>
        )}
      </main>
    </CandidatePageFrame>
  );
}

function WhoReads({ organisation }: { organisation: string }) {
  return (
    <dl className={styles['readers']}>
      <div>
        <dt>Who reads this</dt>
        <dd>The people at {organisation} who run this role and do not score its answers.</dd>
      </div>
      <div>
        <dt>Who does not</dt>
        <dd>
          Whoever scores your answers or interviews you. They are told only what they need, such as
          “allow 90 minutes”. It is no part of any decision.
        </dd>
      </div>
    </dl>
  );
}

function Newer({ isOpen }: { isOpen: boolean }) {
  return (
    <div className={fieldsStyles['summary']} role="alert">
      <h2>This was changed while you wrote</h2>
      <p>
        {isOpen
          ? 'In another tab, or on another device. What is stored stands here; what you typed is in the form below, and saving it replaces the other.'
          : 'It was answered or taken back meanwhile. What you typed is in the form below: send it to ask again.'}
      </p>
    </div>
  );
}

function Waiting({
  open,
  organisation,
  zone,
}: {
  open: NonNullable<Page['open']>;
  organisation: string;
  zone: string;
}) {
  return (
    <section className={styles['wish']} aria-labelledby="open">
      <h2 id="open">You have asked</h2>
      <p>
        On <TimeInEmployerZoneText at={open.askedAt} zone={zone} />
        {open.isChanged && ', and changed it since'}. {organisation} is asked to answer within three
        working days. You then get an e-mail with a link to this page; you can go on with your
        application meanwhile.
      </p>
      <WishList wish={open} />
    </section>
  );
}

function Answered({
  adjustment,
  zone,
  organisation,
}: {
  adjustment: AnsweredAdjustment;
  zone: string;
  organisation: string;
}) {
  const { outcome, agreedTimeFactor, maySendUntil, answer, answeredAt, askedAt } = adjustment;
  return (
    <article className={styles['answer']}>
      <h3>{adjustmentOutcomeWords[outcome]}</h3>
      <p className={styles['when']}>
        {organisation}, <TimeInEmployerZoneText at={answeredAt} zone={zone} />
      </p>
      <p className={styles['words']}>{answer}</p>
      {(agreedTimeFactor > 1 || maySendUntil) && (
        <ul>
          {agreedTimeFactor > 1 && (
            <li>
              Wherever time is limited, you have{' '}
              <strong>{extraTimeFactorWords[agreedTimeFactor]}</strong>. It is set for you already.
            </li>
          )}
          {maySendUntil && (
            <li>
              You may send in your application until the end of{' '}
              <strong>
                <LastDayBeforeMomentInEmployerZoneText endsAt={maySendUntil} zone={zone} />
              </strong>
              .
            </li>
          )}
        </ul>
      )}
      <details>
        <summary>What you asked</summary>
        <p className={styles['when']}>
          <TimeInEmployerZoneText at={askedAt} zone={zone} />
        </p>
        <WishList wish={adjustment} />
      </details>
    </article>
  );
}

function WishList({ wish: { timeFactor, wishes, words } }: { wish: AdjustmentWish }) {
  return (
    <>
      {(timeFactor > 1 || wishes.length > 0) && (
        <ul>
          {timeFactor > 1 && <li>More time: {extraTimeFactorWords[timeFactor]}</li>}
          {wishes.map((kind) => (
            <li key={kind}>{adjustmentWishKindWords[kind].label}</li>
          ))}
        </ul>
      )}
      {words !== '' && <p className={styles['words']}>{words}</p>}
    </>
  );
}

import {
  changeProductFeedbackEndpoint,
  PRODUCT_FEEDBACK_CHARACTERS_MAX,
  sendProductFeedbackEndpoint,
} from '@evenhand/contract/feedback/send-and-change-product-feedback.ts';
import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { IconHeart, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import {
  writeProductSurveyFrequencyCookie,
  readProductSurveyFrequencyCookie,
} from './product-survey-frequency-cookie.ts';
import {
  productSurveyFrequencyAfterClosed,
  productSurveyFrequencyAfterShown,
} from './product-survey-frequency.ts';
import { createProductSurveyStore } from './product-survey-store.ts';
import styles from './product-survey-prompt.module.css';

const ratings = Array.from({ length: EXPERIENCE_RATING_MAX }, (_, i) => i + 1);

/** Counts itself as shown. */
export function ProductSurveyCard() {
  const [survey] = useState(() => createProductSurveyStore({ save, onOver: rest }));
  const { step, isSending, problem } = useSyncExternalStore(survey.listen, survey.read);
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');

  useEffect(
    () =>
      writeProductSurveyFrequencyCookie(
        productSurveyFrequencyAfterShown(readProductSurveyFrequencyCookie()),
      ),
    [],
  );

  if (step === 'closed') return null;

  function comment(event: FormEvent) {
    event.preventDefault();
    void survey.comment(text).then(() => box.current?.focus());
  }

  return (
    <section className={styles['survey']} aria-label="A short question" ref={box} tabIndex={-1}>
      <IconButton label="Close" icon={<IconX />} onClick={survey.close} />
      <div role="status">
        {step === 'rating' && <h2>How likely are you to recommend Evenhand to a colleague?</h2>}
        {step === 'comment' && <h2>What is the main reason for your score?</h2>}
        {step === 'thanks' && (
          <>
            <IconHeart className={styles['survey-heart']} size={22} aria-hidden="true" />
            <h2>Thank you for telling us.</h2>
          </>
        )}
      </div>
      {step === 'rating' && (
        <>
          <div className={styles['survey-ratings']} role="group" aria-label="Rating from 1 to 10">
            {ratings.map((rating) => (
              <button
                key={rating}
                type="button"
                disabled={isSending}
                aria-label={`${rating} of ${EXPERIENCE_RATING_MAX}`}
                onClick={() => void survey.rate(rating).then(() => box.current?.focus())}
              >
                {rating}
              </button>
            ))}
          </div>
          <p className={styles['survey-ends']} aria-hidden="true">
            <span>Not at all</span>
            <span>Very likely</span>
          </p>
        </>
      )}
      {step === 'comment' && (
        <form onSubmit={comment}>
          <TextArea
            label="Your comment"
            rows={3}
            maxLength={PRODUCT_FEEDBACK_CHARACTERS_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={styles['survey-readers']}>
            Whoever runs Evenhand here reads it, without your name. Please name no candidate.
          </p>
          <Button look="primary" size="small" type="submit" busy={isSending}>
            Send
          </Button>
        </form>
      )}
      {problem && (
        <p className={styles['survey-problem']} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function save({ id, rating, text }: { id: number | null; rating: number; text: string }) {
  const body = { type: 'admin-regular' as const, rating, text };
  return id === null
    ? callEndpoint(sendProductFeedbackEndpoint, { body })
    : callEndpoint(changeProductFeedbackEndpoint, { params: { feedbackId: id }, body });
}

function rest() {
  writeProductSurveyFrequencyCookie(productSurveyFrequencyAfterClosed(new Date()));
}

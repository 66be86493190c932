import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import {
  findReviewerSurveyEndpoint,
  saveReviewerSurveyEndpoint,
  EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX,
} from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { RatingScaleField } from '../../ui/rating-scale-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './reviewer-survey-form.module.css';

type Given = NonNullable<ResponseOf<typeof findReviewerSurveyEndpoint>['given']>;
type Scale = 'rating' | 'fairness' | 'satisfaction';

const scales: { name: Scale; asks: string; from: string; to: string }[] = [
  { name: 'rating', asks: 'All in all, how was it?', from: 'very poor', to: 'excellent' },
  {
    name: 'fairness',
    asks: 'How fair does this seem to candidates?',
    from: 'not fair at all',
    to: 'completely fair',
  },
  {
    name: 'satisfaction',
    asks: 'How satisfied are you with your part in it?',
    from: 'not at all',
    to: 'completely',
  },
];

/** Asks a reviewer who is done, once; what they say has no name. */
export function ReviewerSurveyForm({ token }: { token: string }) {
  const { data } = useEndpointQuery(findReviewerSurveyEndpoint, { params: { hash: token } });
  const [isChanging, setChanging] = useState(false);
  // Whoever cannot be asked just now has still finished: no error stands on this page.
  if (!data?.isAsked) return null;
  if (data.given && !isChanging)
    return (
      <p role="status">
        Thank you, your answer is kept.{' '}
        <Button look="link" onClick={() => setChanging(true)}>
          Change it
        </Button>{' '}
        until midnight.
      </p>
    );
  return <Form token={token} given={data.given} onSaved={() => setChanging(false)} />;
}

type FormProps = { token: string; given: Given | null; onSaved: () => void };

function Form({ token, given, onSaved }: FormProps) {
  const [typed, setTyped] = useState(
    given ?? { rating: null, fairness: null, satisfaction: null, text: '' },
  );
  const [isMissing, setMissing] = useState(false);
  const save = useEndpointMutation(saveReviewerSurveyEndpoint, {
    refreshes: [findReviewerSurveyEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { rating } = typed;
    setMissing(rating === null);
    if (rating === null) return;
    save.mutate({ params: { hash: token }, body: { ...typed, rating } }, { onSuccess: onSaved });
  }

  return (
    <form className={styles['review-survey']} onSubmit={submit} noValidate>
      <h2>How was reviewing?</h2>
      <p>Two minutes. Your team reads what people say, never who said it.</p>
      {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
      {scales.map(({ name, ...scale }) => (
        <RatingScaleField
          key={name}
          name={name}
          {...scale}
          isOptional={name !== 'rating'}
          highest={EXPERIENCE_RATING_MAX}
          chosen={typed[name]}
          onChoose={(rating) => setTyped({ ...typed, [name]: rating })}
        >
          {name === 'rating' && isMissing && (
            <p className={fieldStyles['field-error']} role="alert">
              Choose a number from 1 to {EXPERIENCE_RATING_MAX}.
            </p>
          )}
        </RatingScaleField>
      ))}
      <TextArea
        label="What was good, and what should be different?"
        hint="Optional. Leave names out, yours too."
        rows={3}
        maxLength={EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, text: value })}
      />
      <Button type="submit" look="primary" busy={save.isPending}>
        Send
      </Button>
    </form>
  );
}

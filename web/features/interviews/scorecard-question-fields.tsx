import {
  SCORECARD_MARK_NOTE_CHARACTERS_MAX,
  type ScorecardItem,
} from '@evenhand/contract/interviews/scorecards.ts';
import type { KeyboardEvent } from 'react';
import { QuestionReviewGuideList } from '../../parts/questions/question-review-guide-list.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { StarRatingField } from '../../ui/star-rating-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ScorecardSaveStateNote } from './scorecard-save-state-note.tsx';
import type { ScorecardMarkDraft, ScorecardDrafts } from './use-scorecard-drafts.ts';
import styles from './scorecard.module.css';

type Props = {
  item: ScorecardItem;
  place: number;
  drafts: ScorecardDrafts;
  isLocked: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** One question beside its guide, with the stars it gets, or that it was not asked. */
export function ScorecardQuestionFields({
  item,
  place,
  drafts,
  isLocked,
  onTakeTheirs,
  onKeepMine,
}: Props) {
  const { value, state } = drafts.markOf(item);
  const write = (change: Partial<ScorecardMarkDraft>, isTyped = false) =>
    drafts.writeMark(item, { ...value, ...change }, isTyped);

  // As in the review app: a digit is that many stars, and nought that it was not asked.
  function press(event: KeyboardEvent<HTMLElement>) {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isLocked || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-5]$/.test(event.key)) write({ stars: Number(event.key), notAsked: false });
    else if (event.key === '0') write({ stars: null, notAsked: true });
  }

  return (
    <li className={styles['question']} data-question={place}>
      <div className={styles['question-asked']}>
        <p className={styles['question-place']}>Question {place}</p>
        <h2>{item.text}</h2>
        {item.criteria.length > 0 && (
          <p className={styles['question-criteria']}>For {item.criteria.join(', ')}</p>
        )}
        {item.weight === 0 && (
          <p className={styles['question-criteria']}>Asked, and counts for nothing.</p>
        )}
        <details className={styles['question-guide']} open>
          <summary>Guide</summary>
          <QuestionReviewGuideList question={item} />
        </details>
      </div>
      {isLocked ? (
        <OwnMark value={value} />
      ) : (
        <div className={styles['question-mark']}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits, from its own fields */}
          <fieldset className={styles['mark-fields']} onKeyDown={press}>
            <legend className="sr-only">Your mark for question {place}</legend>
            <StarRatingField
              label="Stars"
              value={value.stars}
              onChange={(stars) => write({ stars, notAsked: false })}
            />
            <Checkbox
              label="Not asked"
              checked={value.notAsked}
              onChange={() =>
                write(value.notAsked ? { notAsked: false } : { stars: null, notAsked: true })
              }
            />
          </fieldset>
          <TextArea
            label="Note"
            rows={3}
            maxLength={SCORECARD_MARK_NOTE_CHARACTERS_MAX}
            value={value.note}
            onChange={(event) => write({ note: event.currentTarget.value }, true)}
          />
          <ScorecardSaveStateNote
            state={state}
            onTakeTheirs={onTakeTheirs}
            onKeepMine={onKeepMine}
          />
        </div>
      )}
    </li>
  );
}

/** What was handed in, and cannot be changed. */
function OwnMark({ value: { stars, notAsked, note } }: { value: ScorecardMarkDraft }) {
  return (
    <div className={styles['question-mark']}>
      <p className={styles['own-mark']}>
        {notAsked && 'Not asked'}
        {stars !== null && `Your mark: ${stars === 1 ? '1 star' : `${stars} stars`}`}
        {stars === null && !notAsked && 'No mark'}
      </p>
      {note !== '' && <p className={styles['written']}>{note}</p>}
    </div>
  );
}

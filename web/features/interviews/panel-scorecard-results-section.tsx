import type {
  PanelResultOfQuestion,
  InterviewPanelResults,
  ScorecardItem,
} from '@evenhand/contract/interviews/scorecards.ts';
import { useState } from 'react';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { findReaderTimeZone } from './calculate-and-format-interview-days-and-zones.ts';
import { AgreedScorecardMarkForm } from './agreed-scorecard-mark-form.tsx';
import type { LoadedScorecard } from './own-scorecard-form.tsx';
import styles from './panel-scorecard-results-section.module.css';

type Props = { card: LoadedScorecard; results: InterviewPanelResults };

/** What the panel made of it, once all cards are open: means, single marks, what to talk about, and what was agreed. */
export function PanelScorecardResultsSection({ card: { interview, items, may }, results }: Props) {
  return (
    <section className={styles['results']} aria-labelledby="scorecard-results">
      <header>
        <h2 id="scorecard-results">What the panel found</h2>
        <p>
          {results.score === null
            ? 'Nothing that counts was asked.'
            : `${results.score.toFixed(2)} of 5 stars in all, as the ranking takes it.`}
        </p>
        {results.released && (
          <p>
            Opened by {results.released.by} before all cards were in: “{results.released.reason}”
          </p>
        )}
      </header>
      <ol aria-label="Results by question">
        {items.map((item, index) => {
          const result = results.items.find(({ itemId }) => itemId === item.id);
          return (
            result && (
              <ResultRow
                key={item.id}
                interviewId={interview.id}
                item={item}
                place={index + 1}
                result={result}
                mayAgree={may.agree}
              />
            )
          );
        })}
      </ol>
      {results.notes.length > 0 && (
        <div className={styles['result-notes']}>
          <h3>Notes on the whole</h3>
          {results.notes.map(({ memberId, name, text }) => (
            <div key={memberId}>
              <p className={styles['who']}>{name}</p>
              <p className={styles['written']}>{text}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

type RowProps = {
  interviewId: number;
  item: ScorecardItem;
  place: number;
  result: PanelResultOfQuestion;
  mayAgree: boolean;
};

function ResultRow({ interviewId, item, place, result, mayAgree }: RowProps) {
  const [isAgreeing, setAgreeing] = useState(false);
  const { mean, marks, isToDiscuss, agreed } = result;
  return (
    <li className={styles['result']}>
      <div className={styles['result-head']}>
        <h3>
          {place}. {item.text}
        </h3>
        <p className={styles['result-mean']}>
          {mean === null ? 'Not asked' : `${mean.toFixed(2)} stars`}
          {isToDiscuss && agreed === null && <StatusTag colour="yellow">Discuss</StatusTag>}
        </p>
      </div>
      <ul className={styles['result-marks']}>
        {marks.map(({ memberId, name, stars, notAsked, note }) => (
          <li key={memberId}>
            <p>
              <span className={styles['who']}>{name}</span>{' '}
              {notAsked ? 'not asked' : `${stars} ${stars === 1 ? 'star' : 'stars'}`}
            </p>
            {note !== '' && <p className={styles['written']}>{note}</p>}
          </li>
        ))}
      </ul>
      {agreed && (
        <p className={styles['agreed']}>
          <strong>
            Agreed: {agreed.stars} {agreed.stars === 1 ? 'star' : 'stars'}
          </strong>{' '}
          “{agreed.reason}”{' '}
          <span>
            Signed by {agreed.by}, {formatDayOfMomentInZone(agreed.at, findReaderTimeZone())}
          </span>
        </p>
      )}
      {mayAgree && mean !== null && !isAgreeing && (
        <Button size="small" onClick={() => setAgreeing(true)}>
          {agreed ? 'Agree on another mark' : 'Agree on a mark'}
          <span className="sr-only"> for question {place}</span>
        </Button>
      )}
      {isAgreeing && (
        <AgreedScorecardMarkForm
          interviewId={interviewId}
          itemId={item.id}
          place={place}
          onClose={() => setAgreeing(false)}
        />
      )}
    </li>
  );
}

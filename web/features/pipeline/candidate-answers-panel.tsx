import '@fontsource-variable/source-serif-4/index.css';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findCandidateEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import answersStyles from './candidate-answers-panel.module.css';
import styles from './candidate-drawer.module.css';

type AnswerOf = ResponseOf<typeof findCandidateEndpoint>['answers'][number];

const LONG_FROM_WORDS = 60;
const STARS = [1, 2, 3, 4, 5];

/** @param areElsewhere whoever still reviews on the role reads answers only there, where names were taken out */
export function CandidateAnswersPanel({
  answers,
  areElsewhere,
}: {
  answers: readonly AnswerOf[];
  areElsewhere: boolean;
}) {
  if (areElsewhere)
    return (
      <p className={styles['drawer-note']}>
        You still review on this role. Until you finish, you read its answers among your reviews,
        without names.
      </p>
    );
  if (answers.length === 0)
    return <p className={styles['drawer-note']}>This role asks no questions.</p>;
  const stages = [...Map.groupBy(answers, ({ stage }) => stage)];
  return stages.map(([name, ofStage]) => (
    <section key={name} className={answersStyles['stage']} aria-label={name}>
      {stages.length > 1 && <h3 className={answersStyles['stage-name']}>{name}</h3>}
      {ofStage[0]?.isOnForm ? (
        <AnswersOnForm answers={ofStage} />
      ) : (
        ofStage.map((answer, place) => <OneAnswer key={place} {...answer} />)
      )}
    </section>
  ));
}

/** Short, and scored by nobody: one under the other. */
function AnswersOnForm({ answers }: { answers: readonly AnswerOf[] }) {
  return (
    <dl className={answersStyles['on-form']}>
      {answers.map(({ question, text }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{text === '' ? <span className={answersStyles['none']}>No answer.</span> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

function OneAnswer({ question, text, words, mean, stars }: AnswerOf) {
  const [isWhole, setWhole] = useState(words < LONG_FROM_WORDS);
  return (
    <section className={styles['drawer-answer']}>
      <header>
        <h3>{question}</h3>
        {mean !== null && (
          <strong title="Mean of the stars this answer got">{mean.toFixed(1)}</strong>
        )}
      </header>
      {text === '' ? (
        <p className={styles['drawer-note']}>No answer.</p>
      ) : (
        <p
          className={
            isWhole
              ? styles['candidate-words']
              : joinClassNames(styles['candidate-words'], styles['is-cut'])
          }
        >
          {text}
        </p>
      )}
      {!isWhole && (
        <Button size="small" look="link" onClick={() => setWhole(true)}>
          Read all {words} words
        </Button>
      )}
      {stars && (
        <ul className={styles['drawer-stars']} aria-label="Single scores">
          {stars.map((given, place) => (
            <li key={place} aria-label={`${given} stars`}>
              {STARS.map((star) =>
                star <= given ? (
                  <IconStarFilled
                    key={star}
                    size={14}
                    aria-hidden="true"
                    className={styles['is-given']}
                  />
                ) : (
                  <IconStar key={star} size={14} aria-hidden="true" />
                ),
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import {
  personalDataRequestKindWords,
  personalDataRequestOutcomeWords,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { PersonalDataRequest } from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { useState } from 'react';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AnswerDataRequestForm } from './answer-data-request-form.tsx';
import { formatDaysLeft } from './format-days-left.ts';
import styles from './data-requests.module.css';

/** One request: what was asked, how long there is for it, and its answer or the form for it. */
export function PersonalDataRequestListItem({ request }: { request: PersonalDataRequest }) {
  const [isAnswering, setAnswering] = useState(false);
  const { kind, ref, jobTitle, words, askedOn, closed, may } = request;
  const title = `${personalDataRequestKindWords[kind]}: ${ref}, ${jobTitle}`;
  return (
    <li>
      <div className={styles['request']}>
        <header>
          <h3>{title}</h3>
          <State request={request} />
        </header>
        <small>Asked on {formatIsoDayShort(askedOn)}</small>
        {words !== '' && (
          <p className={styles['words']} dir="auto">
            {words}
          </p>
        )}
        {closed && closed.answer !== '' && (
          <div className={styles['answer']}>
            <p className={styles['words']} dir="auto">
              {closed.answer}
            </p>
            <small>
              {closed.by ?? 'Somebody who is gone'}, {formatIsoDayShort(closed.on)}
            </small>
          </div>
        )}
        {kind === 'erasure' && !closed && (
          <p>It is done by itself, as soon as no hold keeps it any more.</p>
        )}
        {kind === 'access' && !closed && <p>The file is being prepared.</p>}
      </div>
      {may.answer && !isAnswering && (
        <div>
          <Button
            size="small"
            look="primary"
            aria-label={`Answer: ${title}`}
            onClick={() => setAnswering(true)}
          >
            Answer
          </Button>
        </div>
      )}
      {may.answer && isAnswering && (
        <AnswerDataRequestForm request={request} onDone={() => setAnswering(false)} />
      )}
    </li>
  );
}

function State({ request: { closed, daysLeft, dueOn } }: { request: PersonalDataRequest }) {
  if (closed)
    return (
      <StatusTag colour={closed.outcome === 'declined' ? 'grey' : 'green'}>
        {personalDataRequestOutcomeWords[closed.outcome]}
      </StatusTag>
    );
  const left = daysLeft ?? 0;
  return (
    <StatusTag colour={left < 0 ? 'red' : left <= 5 ? 'yellow' : 'grey'} dot={left < 0}>
      {formatDaysLeft(left)} · {formatIsoDayShort(dueOn)}
    </StatusTag>
  );
}

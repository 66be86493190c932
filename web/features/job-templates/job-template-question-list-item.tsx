import type { JobTemplate } from '@evenhand/contract/job-templates.ts';
import { IconStar } from '@tabler/icons-react';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './job-template-question-list-item.module.css';

type Question = JobTemplate['questions'][number];

const FIVE = [1, 2, 3, 4, 5];

/** A question with its three guides, as its author would see it. */
export function JobTemplateQuestionListItem({
  question,
  number,
}: {
  question: Question;
  number: number;
}) {
  const { text, guideOne, guideThree, guideFive, skills, maxWords } = question;
  const guides = [
    { stars: 1, says: guideOne },
    { stars: 3, says: guideThree },
    { stars: 5, says: guideFive },
  ];
  return (
    <li className={styles['template-question']}>
      <h3>
        <span className={styles['template-number']} aria-hidden="true">
          {number}
        </span>
        {text}
      </h3>
      <p className={styles['template-limits']}>
        Up to {maxWords} words
        {skills.map((skill) => (
          <StatusTag key={skill} colour="grey">
            {skill}
          </StatusTag>
        ))}
      </p>
      <dl className={styles['template-guides']}>
        {guides.map(({ stars, says }) => (
          <div key={stars}>
            <dt>
              <span className={styles['template-stars']} aria-hidden="true">
                {FIVE.map((star) => (
                  <IconStar key={star} size={15} stroke={1.5} className={fullUpTo(stars, star)} />
                ))}
              </span>
              {stars === 1 ? '1 star' : `${stars} stars`}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function fullUpTo(stars: number, star: number): string | undefined {
  return star <= stars ? styles['is-full'] : undefined;
}

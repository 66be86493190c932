import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { useId } from 'react';
import { EducationGuideLink } from '../links/education-guide-link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './plan-item-editing.module.css';

type ItemWithGuides = Extract<PlanItem, { guideOne: string }>;
type Props = {
  item: ItemWithGuides;
  errors: Readonly<Record<string, string>>;
  onChange: (item: PlanItem) => void;
};

const guides = [
  { name: 'guideOne', stars: 1, word: 'Poor' },
  { name: 'guideThree', stars: 3, word: 'Acceptable' },
  { name: 'guideFive', stars: 5, word: 'Excellent' },
] as const;

/** What answers of one, three and five stars look like, for whoever scores them. */
export function ReviewGuideFields({ item, errors, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles['guides']} role="group" aria-labelledby={id}>
      <div>
        <p id={id} className={styles['guides-title']}>
          Review guide
        </p>
        <p className={fieldStyles['field-hint']}>
          Reviewers see this beside every answer. Describe what people do, not how they write.{' '}
          <EducationGuideLink to="review-guides">How to write a guide</EducationGuideLink>
        </p>
      </div>
      <div className={styles['guides-boxes']}>
        {guides.map(({ name, stars, word }) => (
          <TextArea
            key={name}
            label={
              <span className={styles['guide-label']}>
                <span className={styles['guide-stars']}>
                  {stars}
                  <span className="sr-only">{stars === 1 ? ' star:' : ' stars:'}</span>
                </span>
                {word}
              </span>
            }
            value={item[name]}
            error={errors[name]}
            maxLength={1000}
            rows={4}
            onChange={({ currentTarget }) => onChange({ ...item, [name]: currentTarget.value })}
          />
        ))}
      </div>
    </div>
  );
}

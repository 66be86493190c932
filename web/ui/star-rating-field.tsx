import { IconStar } from '@tabler/icons-react';
import { useId } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './star-rating-field.module.css';

export const starRatingValues = [1, 2, 3, 4, 5] as const;

type Props = { label: string; value: number | null; onChange: (stars: number) => void };

/** One to five stars: a radio group, its numbers below, the chosen one tinted. */
export function StarRatingField({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles['stars']}>
      <legend>{label}</legend>
      {starRatingValues.map((stars) => (
        <label
          key={stars}
          className={
            stars === value ? joinClassNames(styles['star'], styles['star-chosen']) : styles['star']
          }
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          />
          <IconStar
            size={34}
            stroke={1.1}
            aria-hidden="true"
            className={value !== null && stars <= value ? styles['star-full'] : undefined}
          />
          <span aria-hidden="true">{stars}</span>
        </label>
      ))}
    </fieldset>
  );
}

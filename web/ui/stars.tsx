import './stars.css';
import { IconStar } from '@tabler/icons-react';
import { useId } from 'react';

export const starValues = [1, 2, 3, 4, 5] as const;

type Props = { label: string; value: number | null; onChange: (stars: number) => void };

/** One to five stars: a radio group, its numbers below, the chosen one tinted. */
export function Stars({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="stars">
      <legend>{label}</legend>
      {starValues.map((stars) => (
        <label key={stars} className={stars === value ? 'star star-chosen' : 'star'}>
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
            className={value !== null && stars <= value ? 'star-full' : undefined}
          />
          <span aria-hidden="true">{stars}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useState } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './avatar.module.css';

type Props = { photo: string | null; names: readonly string[]; size?: 'large' };

/** A photo, or the initials of the names where there is none or it does not load. */
export function Avatar({ photo, names, size }: Props) {
  const [failed, setFailed] = useState<string>();
  const look = joinClassNames(styles['face'], size === 'large' && styles['face-large']);
  if (photo && photo !== failed)
    return <img className={look} src={photo} alt="" onError={() => setFailed(photo)} />;
  return (
    <span className={look} aria-hidden="true">
      {names.map(initialOf).join('')}
    </span>
  );
}

function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}

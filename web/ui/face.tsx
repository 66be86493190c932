import './face.css';
import { useState } from 'react';

type Props = { photo: string | null; names: readonly string[]; size?: 'large' };

/** A photo, or the initials of the names where there is none or it does not load. */
export function Face({ photo, names, size }: Props) {
  const [failed, setFailed] = useState<string>();
  const classes = size === 'large' ? 'face face-large' : 'face';
  if (photo && photo !== failed)
    return <img className={classes} src={photo} alt="" onError={() => setFailed(photo)} />;
  return (
    <span className={classes} aria-hidden="true">
      {names.map(initialOf).join('')}
    </span>
  );
}

function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}

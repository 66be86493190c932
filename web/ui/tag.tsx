import './tag.css';
import type { ReactNode } from 'react';

export type TagColour = 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'purple' | 'disabled';

type Props = { colour: TagColour; dot?: boolean; children: ReactNode };

export function Tag({ colour, dot, children }: Props) {
  return (
    <span className={dot ? `tag tag-${colour} tag-dotted` : `tag tag-${colour}`}>{children}</span>
  );
}

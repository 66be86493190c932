import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './tag.module.css';

export type TagColour = 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'purple' | 'disabled';

type Props = {
  colour: TagColour;
  dot?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Tag({ colour, dot, className, children }: Props) {
  return (
    <span
      className={joinClassNames(
        styles['tag'],
        styles[`tag-${colour}`],
        dot && styles['tag-dotted'],
        className,
      )}
    >
      {children}
    </span>
  );
}

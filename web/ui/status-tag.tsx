import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './status-tag.module.css';

export type StatusTagColour = 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'purple' | 'disabled';

type Props = {
  colour: StatusTagColour;
  dot?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function StatusTag({ colour, dot, className, children }: Props) {
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

import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './anchored-layer.module.css';

type InWords = {
  /** Within words, where only a span may stand. */
  isInWords?: boolean;
};

/** Holds the button that opens a layer by its `popoverTarget`, or what that button stands in, and then the layer. */
export function AnchoredLayerAndOpenerWrapper({
  isInWords = false,
  children,
}: InWords & { children: ReactNode }) {
  const Box = isInWords ? 'span' : 'div';
  return <Box className={styles['anchored']}>{children}</Box>;
}

type LayerProps = InWords &
  ComponentProps<'div'> & {
    id: string;
    /** Which edges of the layer and of what it stands beside are in one line. */
    align?: 'start' | 'end';
  };

/** Lies over the page, beside what opens it, on whichever side has room. */
export function AnchoredLayer({ isInWords, align = 'start', className, ...layer }: LayerProps) {
  // Both take the same properties here.
  const Box = (isInWords ? 'span' : 'div') as 'div';
  return (
    <Box
      {...layer}
      popover="auto"
      className={joinClassNames(
        styles['anchored-layer'],
        align === 'end' ? styles['anchored-end'] : styles['anchored-start'],
        className,
      )}
    />
  );
}

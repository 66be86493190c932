import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { useListRowDrag } from '../../ui/use-list-row-drag.ts';
import styles from './sortable-list-item-and-move-buttons.module.css';

type Props = {
  /** By which the row is found again once it has moved. */
  rowKey: string;
  list: string;
  index: number;
  isFixed: boolean;
  isOpen?: boolean;
  className?: string | undefined;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** A row of a list in an order that its author chooses, by its handle or by the buttons for moving. */
export function SortableListItem({
  rowKey,
  list,
  index,
  isFixed,
  isOpen,
  className,
  onMove,
  children,
}: Props) {
  const { row, handle, marks } = useListRowDrag({ list, index, isDisabled: isFixed, onMove });
  return (
    <li
      ref={row}
      {...marks}
      data-row={rowKey}
      data-open={isOpen || undefined}
      data-fixed={isFixed || undefined}
      className={joinClassNames(styles['sortable-row'], className)}
    >
      {!isFixed && (
        <span ref={handle} className={styles['drag-handle']} title="Drag to move">
          <IconGripVertical size={18} aria-hidden="true" />
        </span>
      )}
      {children}
    </li>
  );
}

type MoveButtonsProps = {
  /** What is moved, in words. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

export function MoveListItemButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Move up: ${name}`}
        data-move="up"
        icon={<IconArrowUp />}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={`Move down: ${name}`}
        data-move="down"
        icon={<IconArrowDown />}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </>
  );
}

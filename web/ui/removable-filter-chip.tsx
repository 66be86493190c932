import { IconX } from '@tabler/icons-react';
import styles from './removable-filter-chip.module.css';

type Props = { label: string; onRemove: () => void };

/** Something chosen that can be taken away again. */
export function RemovableFilterChip({ label, onRemove }: Props) {
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-label={`Remove filter: ${label}`}
      onClick={onRemove}
    >
      {label}
      <IconX size={14} aria-hidden="true" />
    </button>
  );
}

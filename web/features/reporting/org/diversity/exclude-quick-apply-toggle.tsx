import { useId } from 'react';
import styles from './exclude-quick-apply-toggle.module.css';

type Props = { isOn: boolean; isEnough: boolean; why: string; onToggle: (isOn: boolean) => void };

/** Takes those who came by quick apply out of the figures. It can be reached while it is disabled, to hear why it is. */
export function ExcludeQuickApplyToggle({ isOn, isEnough, why, onToggle }: Props) {
  const id = useId();
  return (
    <span className={styles['quick-toggle']}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={!isEnough || undefined}
          aria-describedby={isEnough ? undefined : `${id}-why`}
          onChange={(event) => isEnough && onToggle(event.currentTarget.checked)}
        />
        Exclude quick-apply
      </label>
      {!isEnough && (
        <span id={`${id}-why`} role="tooltip" className={styles['quick-toggle-why']}>
          {why}
        </span>
      )}
    </span>
  );
}

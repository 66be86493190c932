import { IconDeviceDesktop, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import styles from './narrow-screen-advice-banner.module.css';

const KEY = 'evenhand-desktop-advice-dismissed';

/** Shown on narrow screens only, until somebody puts it away. */
export function NarrowScreenAdviceBanner() {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  if (isDismissed) return null;

  function dismiss() {
    setDismissed(true);
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Storage is blocked: it comes back with the next load.
    }
  }

  return (
    <aside className={styles['desktop-advice']} aria-label="Advice">
      <IconDeviceDesktop size={18} aria-hidden="true" />
      <p>Evenhand is easier to use on a desktop computer.</p>
      <IconButton label="Dismiss" icon={<IconX />} onClick={dismiss} />
    </aside>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

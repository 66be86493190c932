import { IconCommand } from '@tabler/icons-react';
import styles from './command-palette-button.module.css';

/** Tells that the palette is there, and by which keys. */
export function CommandPaletteButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles['palette-hint']}
      aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
      onClick={onPress}
    >
      <span>
        Go to<span className="sr-only"> any screen or role</span>
      </span>
      <kbd>{IS_MAC ? <IconCommand size={12} aria-hidden="true" /> : 'Ctrl'} K</kbd>
    </button>
  );
}

const IS_MAC = /mac/i.test(navigator.platform);

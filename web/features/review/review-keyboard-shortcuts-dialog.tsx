import { Dialog } from '../../ui/dialog.tsx';
import styles from './review.module.css';

const shortcuts = [
  [['1', '5'], '–', 'Give one to five stars'],
  [['Enter', 'J'], 'or', 'Next answer'],
  [['Backspace', 'K'], 'or', 'Previous answer'],
  [['?'], '', 'Show this list'],
] as const;

export function ReviewKeyboardShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles['review-shortcuts']}>
        {shortcuts.map(([[first, second], between, words]) => (
          <div key={words}>
            <dt>
              <kbd>{first}</kbd> {second && between} {second && <kbd>{second}</kbd>}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

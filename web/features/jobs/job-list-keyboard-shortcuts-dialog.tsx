import { Dialog } from '../../ui/dialog.tsx';
import styles from './job-list-page.module.css';

const shortcuts = [
  ['/', 'Search by job title'],
  ['j', 'Next role'],
  ['k', 'Previous role'],
  ['Enter', 'Open the role'],
  ['z', 'Undo, while it is offered'],
  ['?', 'Show this list'],
] as const;

export function JobListKeyboardShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles['shortcuts']}>
        {shortcuts.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { IconConfetti } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './hire-status-carousel.module.css';

/** Once nobody is asked any more. */
export function HireStatusThanksCard({ onDismiss }: { onDismiss: () => void }) {
  return (
    <section
      className={joinClassNames(sideCardStyles['side-card'], styles['hire-thanks'])}
      aria-label="Hire status"
      role="status"
    >
      <IconConfetti size={22} aria-hidden="true" />
      <p>Congratulations, your roles have all been updated!</p>
      <Button size="small" onClick={onDismiss}>
        OK, got it
      </Button>
    </section>
  );
}

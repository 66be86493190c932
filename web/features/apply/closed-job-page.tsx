import type { ClosedJobPage as Page } from '@evenhand/contract/candidate-pages.ts';
import { Frame } from './frame.tsx';
import { LocalTime } from './local-time.tsx';
import styles from './steps.module.css';

export function ClosedJobPage({ role }: Page) {
  return (
    <Frame employer={role}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{role.title}</p>
        <h1>This role has closed</h1>
        {role.closesAt && (
          <p>
            It closed on <LocalTime at={role.closesAt} zone={role.zone} />. Nobody new can apply.
          </p>
        )}
        <p>
          You have begun an application? Your personal link still works: open it from your e-mail.
        </p>
      </main>
    </Frame>
  );
}

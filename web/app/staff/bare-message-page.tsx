import type { ReactNode } from 'react';
import { WelcomePageLogoLink } from '../../parts/layout/welcome-page-logo-link.tsx';
import styles from './bare-message-page.module.css';

type Props = { title: string; children: ReactNode };

/** A page of one message, without header or footer. */
export function BareMessagePage({ title, children }: Props) {
  return (
    <main className={styles['bare-page']}>
      <title>{`${title} – Evenhand`}</title>
      <WelcomePageLogoLink />
      <h1>{title}</h1>
      {children}
    </main>
  );
}

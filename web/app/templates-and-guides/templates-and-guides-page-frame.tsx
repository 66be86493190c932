import type { ReactNode } from 'react';
import { pagePaths } from '../../net/page-paths.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './templates-and-guides-styles.module.css';

type Props = {
  /** At the other end of the logo's line. */
  way: { to: string; label: string };
  children: ReactNode;
};

/** What open pages stand in: a line with the logo and one way on; no header, no menu, no footer. */
export function TemplatesAndGuidesPageFrame({ way, children }: Props) {
  return (
    <>
      <nav className={styles['open-line']} aria-label="Evenhand">
        <a
          className={styles['open-home']}
          href={pagePaths.welcome()}
          aria-label="Evenhand, to the welcome page"
        >
          <Logo />
        </a>
        <a className={styles['open-way']} href={way.to}>
          {way.label}
        </a>
      </nav>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ProductLogo } from '../../ui/product-logo.tsx';
import styles from './templates-and-guides-styles.module.css';

type Props = {
  /** At the other end of the logo's line. */
  way: { to: string; label: string };
  children: ReactNode;
};

/** What open pages stand in: a line with the logo and one way on; no header, no menu, no footer. */
export function JobTemplatesAndGuidesPageFrame({ way, children }: Props) {
  return (
    <>
      <nav className={styles['open-line']} aria-label="Evenhand">
        <a
          className={styles['open-home']}
          href={staffPagePaths.welcome()}
          aria-label="Evenhand, to the welcome page"
        >
          <ProductLogo />
        </a>
        <a className={styles['open-way']} href={way.to}>
          {way.label}
        </a>
      </nav>
      {children}
    </>
  );
}

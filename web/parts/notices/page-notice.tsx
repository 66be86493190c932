import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import styles from './page-notice.module.css';

type Props = {
  title: string;
  /** To the dashboard unless told. */
  way?: { to: string; label: string };
  children: ReactNode;
};

const home = { to: staffPagePaths.dashboard(), label: 'Go to the dashboard' };

/** A page that has nothing to show, and says why and where to go. */
export function PageNotice({ title, way = home, children }: Props) {
  return (
    <section className={styles['page-notice']}>
      <title>{`${title} – Evenhand`}</title>
      <h1>{title}</h1>
      {children}
      <p>
        <Link href={way.to}>{way.label}</Link>
      </p>
    </section>
  );
}

/** For whoever is logged in and may not: says who can. */
export function NotAllowedPageNotice({ who }: { who: string }) {
  return (
    <PageNotice title="This page is not for you">
      <p>{who} If you need to, ask one of them.</p>
    </PageNotice>
  );
}

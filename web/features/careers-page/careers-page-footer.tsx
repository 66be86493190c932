import type { CareersPageProps } from '@evenhand/contract/careers-page/careers-page-props.ts';
import { IconRss } from '@tabler/icons-react';
import styles from './careers-page-footer.module.css';

export function CareersPageFooter({ base }: Pick<CareersPageProps, 'base'>) {
  return (
    <footer className={styles['careers-foot']}>
      <p>Fair hiring with Evenhand: answers are read without names.</p>
      <p className={styles['careers-feeds']}>
        <IconRss size={16} aria-hidden="true" />
        <a href={`${base}/feed.xml`}>RSS feed</a>
        <a href={`${base}/feed.json`}>JSON feed</a>
      </p>
    </footer>
  );
}

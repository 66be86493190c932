import type { CareersPageProps } from '@evenhand/contract/careers-page/careers-page-props.ts';
import { IconArrowUpRight } from '@tabler/icons-react';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './careers-page-header.module.css';

/** Whose page it is, and what they say of themselves in one line. */
export function CareersPageHeader({
  organisation,
  logo,
  headline,
  cover,
  website,
  open,
}: CareersPageProps) {
  return (
    <header
      className={
        cover ? joinClassNames(styles['careers-head'], styles['has-cover']) : styles['careers-head']
      }
    >
      <div className={styles['careers-line']}>
        <span className={styles['careers-employer']}>
          {logo && (
            <span className={styles['careers-logo']}>
              <img src={logo} alt="" />
            </span>
          )}
          {organisation}
        </span>
        {website && (
          <a
            className={styles['careers-website']}
            href={website}
            rel="noopener noreferrer nofollow"
          >
            {hostOf(website)}
            <IconArrowUpRight size={16} aria-hidden="true" />
          </a>
        )}
      </div>
      <div className={styles['careers-title']}>
        <div>
          <p className={styles['careers-kicker']}>Careers at {organisation}</p>
          <h1>{headline || `Work at ${organisation}`}</h1>
          {open > 0 && (
            <a className={styles['careers-go']} href="#roles">
              {open === 1 ? 'See the open role' : `See all ${open} open roles`}
            </a>
          )}
        </div>
        {cover && <img className={styles['careers-cover']} src={cover.address} alt={cover.alt} />}
      </div>
    </header>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
}

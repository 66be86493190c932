import { use } from 'react';
import { siteContactEmail } from '../../net/site-contact-email.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import {
  readSiteSettingsFromPage,
  type SiteFooterLinkNameAndHref,
} from '../../net/read-site-settings-from-page.ts';
import { DoesStaffPageExistContext } from './does-staff-page-exist-context.ts';
import styles from './staff-footer.module.css';

const SINCE = 2021;

/** Below every page inside the shell; what is not set is not there. */
export function StaffFooter() {
  const { social, blog, legal } = readSiteSettingsFromPage();
  const hasScreen = use(DoesStaffPageExistContext);
  const email = siteContactEmail();

  return (
    <footer className={styles['site-footer']}>
      <div className={styles['site-footer-inner']}>
        <p>{copyright()}</p>
        <ul aria-label="Legal and contact">
          {legal.map(linkItem)}
          {hasScreen(staffPagePaths.jobBoards()) && (
            <li>
              <a href={staffPagePaths.jobBoards()}>Job boards</a>
            </li>
          )}
          {email !== undefined && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
        {blog.length > 0 && <ul aria-label="Blog">{blog.map(linkItem)}</ul>}
        {social.length > 0 && <ul aria-label="Follow us">{social.map(linkItem)}</ul>}
      </div>
    </footer>
  );
}

function copyright(): string {
  return `© ${SINCE}–${new Date().getFullYear()} Evenhand`;
}

function linkItem({ name, href }: SiteFooterLinkNameAndHref) {
  return (
    <li key={href}>
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
    </li>
  );
}

import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ProductLogo } from '../../ui/product-logo.tsx';
import styles from './welcome-page-logo-link.module.css';

/** On pages that are open to everybody: leads to where one learns what this is, and signs up. */
export function WelcomePageLogoLink() {
  return (
    <Link
      className={styles['welcome-logo']}
      href={staffPagePaths.welcome()}
      aria-label="Evenhand, to the welcome page"
    >
      <ProductLogo />
    </Link>
  );
}

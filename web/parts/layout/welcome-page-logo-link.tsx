import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './welcome-page-logo-link.module.css';

/** On pages that are open to everybody: leads to where one learns what this is, and signs up. */
export function WelcomePageLogoLink() {
  return (
    <Link
      className={styles['welcome-logo']}
      href={pagePaths.welcome()}
      aria-label="Evenhand, to the welcome page"
    >
      <Logo />
    </Link>
  );
}

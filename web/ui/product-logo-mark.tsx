import styles from './product-logo.module.css';

/** The even line: two equal bars, one of them marigold. */
export function ProductLogoMark() {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <rect className={styles['logo-ground']} width="28" height="28" rx="7" />
        <rect className={styles['logo-even']} x="6" y="8.5" width="16" height="4.2" rx="2.1" />
        <rect className={styles['logo-hand']} x="6" y="15.3" width="16" height="4.2" rx="2.1" />
      </svg>
    </span>
  );
}

import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      Evenhand
    </span>
  );
}

import { ProductLogoMark } from './product-logo-mark.tsx';
import styles from './product-logo.module.css';

export function ProductLogo() {
  return (
    <span className={styles['logo']}>
      <ProductLogoMark />
      Evenhand
    </span>
  );
}

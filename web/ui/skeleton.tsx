import styles from './skeleton.module.css';

type Props = { width: number | `${number}%`; height: number };

/** A grey stand-in of the final size; appears only when the wait is long enough to notice. */
export function Skeleton({ width, height }: Props) {
  return <span className={styles['skeleton']} data-loading style={{ width, height }} />;
}

import styles from './menu-item-something-waits-badge.module.css';

/** One thing waits at a place; `badge` says which. */
export function MenuItemSomethingWaitsBadge({ badge }: { badge: string }) {
  return (
    <span className={styles['place-badge']}>
      1<span className="sr-only">: {badge}</span>
    </span>
  );
}

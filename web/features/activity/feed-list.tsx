import type { ActivityFeedEntry } from '@evenhand/contract/activity.ts';
import { Link } from 'wouter';
import { feedDayTitle, type FeedDay, timeIn } from './feed-days.ts';
import styles from './activity-feed.module.css';

export function FeedDays({ days, zone }: { days: FeedDay[]; zone: string }) {
  const now = new Date();
  return days.map(({ day, activities }) => (
    <section key={day} className={styles['activity-day']}>
      <h3>
        <time dateTime={day}>{feedDayTitle(day, { now, zone })}</time>
      </h3>
      <ul>
        {activities.map((activity) => (
          <FeedLine key={activity.id} activity={activity} zone={zone} />
        ))}
      </ul>
    </section>
  ));
}

function FeedLine({ activity, zone }: { activity: ActivityFeedEntry; zone: string }) {
  const { text, link, createdAt, isTimed } = activity;
  return (
    <li tabIndex={-1}>
      {link === null ? <span>{text}</span> : <Link href={link}>{text}</Link>}
      {isTimed && <time dateTime={createdAt.toISOString()}>{timeIn(createdAt, zone)}</time>}
    </li>
  );
}

import type { ActivityFeedEntry } from '@evenhand/contract/activity/activity-feed.ts';
import { Link } from 'wouter';
import {
  formatActivityDayTitle,
  type ActivitiesOfDay,
  formatTimeOfDayInZone,
} from './group-activities-by-day-and-format-times.ts';
import styles from './activity-feed-section.module.css';

export function ActivitiesByDayList({ days, zone }: { days: ActivitiesOfDay[]; zone: string }) {
  const now = new Date();
  return days.map(({ day, activities }) => (
    <section key={day} className={styles['activity-day']}>
      <h3>
        <time dateTime={day}>{formatActivityDayTitle(day, { now, zone })}</time>
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
      {isTimed && (
        <time dateTime={createdAt.toISOString()}>{formatTimeOfDayInZone(createdAt, zone)}</time>
      )}
    </li>
  );
}

import type { FeedbackReportSkill } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { formatBandOfTen } from './format-band-of-ten.ts';
import styles from './feedback-report-page.module.css';

/** One's own skills alone, each as a bar and in words. */
export function OwnSkillBarChart({ skills }: { skills: readonly FeedbackReportSkill[] }) {
  return (
    <ul className={styles['bars']}>
      {skills.map(({ name, own }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" />
            <rect width={own + 10} height="8" data-own="" />
          </svg>
          <span>{formatBandOfTen(own)}</span>
        </li>
      ))}
    </ul>
  );
}

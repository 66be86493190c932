import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import placeTabsStyles from '../../parts/layout/link-tabs.module.css';

type Props = { jobId: number; at: 'report' | 'experience' };

/** The two reports of one role. */
export function JobReportTabs({ jobId, at }: Props) {
  return (
    <nav className={placeTabsStyles['place-tabs']} aria-label="Reports of this role">
      <Link
        href={staffPagePaths.reports(jobId)}
        aria-current={at === 'report' ? 'page' : undefined}
      >
        Candidates and reviews
      </Link>
      <Link
        href={staffPagePaths.experience(jobId)}
        aria-current={at === 'experience' ? 'page' : undefined}
      >
        Experience
      </Link>
    </nav>
  );
}

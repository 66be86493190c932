import { Link } from 'wouter';
import { paths } from '../../net/paths.ts';
import placeTabsStyles from '../../parts/layout/place-tabs.module.css';

type Props = { jobId: number; at: 'report' | 'experience' };

/** The two reports of one role. */
export function ReportPlaces({ jobId, at }: Props) {
  return (
    <nav className={placeTabsStyles['place-tabs']} aria-label="Reports of this role">
      <Link href={paths.reports(jobId)} aria-current={at === 'report' ? 'page' : undefined}>
        Candidates and reviews
      </Link>
      <Link href={paths.experience(jobId)} aria-current={at === 'experience' ? 'page' : undefined}>
        Experience
      </Link>
    </nav>
  );
}

import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CloseOrReopenJobButtons } from '../../parts/jobs/close-or-reopen-job-buttons-and-dialog.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { scrollTabIntoView } from '../../ui/scroll-tab-into-view.ts';
import { JobHireStatusNote } from './job-hire-status-note.tsx';
import styles from './managed-job-page-header.module.css';

export type ManagedJobPageTabName =
  | 'candidates'
  | 'leaderboard'
  | 'review-progress'
  | 'tasks'
  | 'calendar'
  | 'reports'
  | 'plan'
  | 'record'
  | 'invite';

export const managedJobPageTabTitles: Record<ManagedJobPageTabName, string> = {
  candidates: 'Candidates',
  leaderboard: 'Leaderboard',
  'review-progress': 'Review progress',
  tasks: 'Tasks',
  calendar: 'Calendar',
  reports: 'Reports',
  plan: 'Plan',
  record: 'Record',
  invite: 'Invite',
};

type Props = { job: JobPipeline; tab: ManagedJobPageTabName };

export function ManagedJobPageHeader({ job, tab }: Props) {
  const { colour, words } = jobPhaseFacts[job.phase];
  const reviewed = job.batches.reduce((n, batch) => n + batch.candidates, 0);
  const tabs = [
    {
      key: 'candidates',
      title: managedJobPageTabTitles.candidates,
      href: staffPagePaths.manage(job.id),
      count: job.groups[0]?.count ?? 0,
    },
    {
      key: 'leaderboard',
      title: managedJobPageTabTitles.leaderboard,
      href: staffPagePaths.leaderboard(job.id),
      count: reviewed,
    },
    {
      key: 'review-progress',
      title: managedJobPageTabTitles['review-progress'],
      href: staffPagePaths.reviewProgress(job.id),
    },
    { key: 'tasks', title: managedJobPageTabTitles.tasks, href: staffPagePaths.jobTasks(job.id) },
    {
      key: 'calendar',
      title: managedJobPageTabTitles.calendar,
      href: staffPagePaths.calendar(job.id),
    },
    {
      key: 'reports',
      title: managedJobPageTabTitles.reports,
      href: staffPagePaths.reports(job.id),
    },
    { key: 'plan', title: managedJobPageTabTitles.plan, href: staffPagePaths.plan(job.id) },
    { key: 'record', title: managedJobPageTabTitles.record, href: staffPagePaths.record(job.id) },
    { key: 'invite', title: managedJobPageTabTitles.invite, href: staffPagePaths.invite(job.id) },
  ];

  return (
    <header className={styles['manage-head']}>
      <nav className={styles['manage-crumb']} aria-label="Where you are">
        <Link href={staffPagePaths.dashboard()}>Jobs</Link>
        <IconChevronRight size={16} aria-hidden="true" />
        <span>{job.title}</span>
      </nav>
      <div className={styles['manage-title']}>
        <h1>{job.title}</h1>
        <StatusTag colour={colour} dot={job.phase !== 'ARCHIVED'}>
          {job.timeTillClosing ?? words}
        </StatusTag>
        {job.may.manage && (
          <div className={styles['manage-acts']}>
            <Link href={staffPagePaths.draft(job.id)}>View role</Link>
            <CloseOrReopenJobButtons job={job} may={job.may} />
          </div>
        )}
      </div>
      {job.may.manage && <JobHireStatusNote job={job} />}
      {job.may.manage && (
        <nav className={styles['manage-tabs']} aria-label="Parts of this role">
          {tabs.map(({ key, title, href, count }) => (
            <Link
              key={key}
              href={href}
              ref={key === tab ? scrollTabIntoView : null}
              aria-current={key === tab ? 'page' : undefined}
            >
              {title} {count !== undefined && <span>{count}</span>}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';

/** What comes first: a round, then times, then candidates who are invited to choose one. */
export function NoJobInterviewsNotice({ jobId, rounds, onOpen }: JobInterviewCalendarData) {
  const [first] = rounds;
  return (
    <div className={emptyCardStyles['empty-card']}>
      <h2>No interviews yet</h2>
      {first === undefined ? (
        <p>
          The plan of this role has no stage of interviews. What it asks for stands in{' '}
          <Link href={staffPagePaths.plan(jobId)}>its plan</Link>.
        </p>
      ) : (
        <>
          <p>
            Say under Settings where and with whom “{first.name}” is held, and lay times for it.
            Then choose candidates on the{' '}
            <Link href={staffPagePaths.leaderboard(jobId)}>leaderboard</Link> and invite them: each
            chooses a time, and it stands here.
          </p>
          <p>
            <Button look="primary" onClick={() => onOpen({ dialog: 'lay', roundId: first.id })}>
              Lay times
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

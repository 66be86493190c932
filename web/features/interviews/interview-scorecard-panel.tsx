import { findScorecardEndpoint } from '@evenhand/contract/interviews/scorecards.ts';
import { Link } from 'wouter';
import { PageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  formatClockTimeInZone,
  findReaderTimeZone,
} from './calculate-and-format-interview-days-and-zones.ts';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { IntervieweeApplicationAnswersSection } from './interviewee-application-answers-section.tsx';
import { PanelScorecardResultsSection } from './panel-scorecard-results-section.tsx';
import { type LoadedScorecard, OwnScorecardForm } from './own-scorecard-form.tsx';
import { ScorecardPanelMemberList } from './scorecard-panel-member-list.tsx';
import { closedScorecardPhaseWords } from './scorecard-words.ts';
import styles from './scorecard.module.css';

/** An interview as its panel scores it; for whoever runs the role, how far that is. */
export function InterviewScorecardPanel({ interviewId }: { interviewId: number }) {
  const call = useEndpointQuery(findScorecardEndpoint, { params: { interviewId } });
  if (call.error && !call.data) {
    const isNotFound = call.error.problem.code === 'not-found';
    return isNotFound ? (
      <PageNotice title="This interview does not exist, or is not for you">
        <p>If you sit on its panel, ask whoever runs the role to give you a seat.</p>
      </PageNotice>
    ) : (
      <PageNotice title="Interview">
        <LoadFailureNote onRetry={call.refetch}>
          We could not load this interview. Nothing was changed.
        </LoadFailureNote>
      </PageNotice>
    );
  }
  if (!call.data) return <CardSkeletons label="Loading the card" />;
  return <Card key={interviewId} card={call.data} />;
}

function Card({ card }: { card: LoadedScorecard }) {
  const { interview, phase, own, results } = card;
  const { ref, person, jobTitle, jobId, roundName, startsAt, minutes } = interview;
  const closed =
    phase === 'scoring' || phase === 'opened' ? null : closedScorecardPhaseWords[phase];
  const showsForm =
    own !== null && phase !== 'not-booked' && (closed === null || phase === 'to-come') && !results;
  return (
    <div className={styles['scorecard']}>
      <title>{`Interview with ${ref} – ${jobTitle} – Evenhand`}</title>
      <header className={styles['card-head']}>
        <p className={styles['card-role']}>
          {card.may.manage ? (
            <Link href={staffPagePaths.calendar(jobId)}>{jobTitle}</Link>
          ) : (
            jobTitle
          )}
          {' · '}
          {roundName}
        </p>
        <h1>{person ? `${person.firstName} ${person.lastName}` : `Candidate ${ref}`}</h1>
        <p>
          {person && <span>{ref} · </span>}
          {startsAt ? (
            <>
              <time dateTime={startsAt.toISOString()}>
                {formatDayOfMomentInZone(startsAt, findReaderTimeZone())},{' '}
                {formatClockTimeInZone(startsAt, findReaderTimeZone())}
              </time>{' '}
              · {minutes} min
            </>
          ) : (
            `No time yet · ${minutes} min`
          )}
        </p>
      </header>
      {closed && (
        <div className={styles['card-state']} role="status">
          <h2>{closed.title}</h2>
          <p>{closed.words}</p>
        </div>
      )}
      {phase === 'scoring' && own?.state === 'in' && (
        <div className={styles['card-state']} role="status">
          <h2>Your card is in</h2>
          <p>Once everybody’s is, you read what the others found, and they read yours.</p>
        </div>
      )}
      {own?.state === 'void' && (
        <div className={styles['card-state']} role="status">
          <h2>Opened without your card</h2>
          <p>What you wrote stays in the record and counts for nothing.</p>
        </div>
      )}
      {own === null && phase === 'scoring' && (
        <div className={styles['card-state']}>
          <h2>The panel is scoring</h2>
          <p>Nobody reads another’s marks before the last card is in. You have no seat here.</p>
        </div>
      )}
      {results && <PanelScorecardResultsSection card={card} results={results} />}
      <IntervieweeApplicationAnswersSection answers={card.answers} />
      {showsForm && <OwnScorecardForm card={card} />}
      <ScorecardPanelMemberList card={card} />
    </div>
  );
}

import { useParams } from 'wouter';
import { ScorecardView } from '../../features/interviews/scorecard-view.tsx';

/** The card of a member for one interview. */
export function ScorecardPage() {
  const { interviewId } = useParams<{ interviewId: string }>();
  return <ScorecardView key={interviewId} interviewId={Number(interviewId)} />;
}

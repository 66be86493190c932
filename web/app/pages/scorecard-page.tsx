import { useParams } from 'wouter';
import { ScorecardOfInterviewPanel } from '../../features/interviews/scorecard-of-interview-panel.tsx';

/** The card of a member for one interview. */
export function ScorecardPage() {
  const { interviewId } = useParams<{ interviewId: string }>();
  return <ScorecardOfInterviewPanel key={interviewId} interviewId={Number(interviewId)} />;
}

import { useParams } from 'wouter';
import { InterviewScorecardPanel } from '../../features/interviews/interview-scorecard-panel.tsx';

/** The card of a member for one interview. */
export function ScorecardPage() {
  const { interviewId } = useParams<{ interviewId: string }>();
  return <InterviewScorecardPanel key={interviewId} interviewId={Number(interviewId)} />;
}

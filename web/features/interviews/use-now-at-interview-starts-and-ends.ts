import { useEffect, useState } from 'react';
import {
  msUntilAnyInterviewStartsOrEnds,
  type InterviewStartAndMinutes,
} from './interview-state-and-end-time-by-clock.ts';

/** The time it is, told again whenever one of the interviews begins or ends, and after the page was hidden. */
export function useNowAtInterviewStartsAndEnds(slots: readonly InterviewStartAndMinutes[]): Date {
  const [now, setNow] = useState(() => new Date());
  const waitMs = msUntilAnyInterviewStartsOrEnds(slots, now);

  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), waitMs);
    const look = () => setNow(new Date());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, waitMs]);

  return now;
}

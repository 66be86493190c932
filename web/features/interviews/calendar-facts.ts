import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type {
  JobInterview,
  JobInterviewRound,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { CalendarDialog } from './calendar-dialogs.tsx';

/** What every part of a role's calendar is drawn from. */
export type CalendarFacts = {
  jobId: number;
  rounds: JobInterviewRound[];
  interviews: JobInterview[];
  /** From today on. */
  slots: InterviewSlot[];
  /** The organisation's, in which times are laid and days counted. */
  zone: string;
  now: Date;
  onOpen: (dialog: CalendarDialog) => void;
};

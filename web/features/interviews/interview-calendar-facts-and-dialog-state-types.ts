import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type {
  JobInterview,
  JobInterviewRound,
} from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { BusyPanelMembersOfSlots } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';

export type OpenedInterviewCalendarDialogState =
  | { dialog: 'round' | 'lay'; roundId: number }
  /** As it was when it was opened, for a week of which this page holds nothing else. */
  | { dialog: 'slot'; slot: InterviewSlot }
  | { dialog: 'interview'; interviewId: number; slot: InterviewSlot | null }
  | { dialog: 'withdraw'; slotIds: number[] };

/** What every part of a role's calendar is drawn from. */
export type JobInterviewCalendarData = {
  jobId: number;
  rounds: JobInterviewRound[];
  interviews: JobInterview[];
  /** From today on. */
  slots: InterviewSlot[];
  /** Who of the panels is busy then; nobody while it is not known. */
  busyPanel: BusyPanelMembersOfSlots;
  /** The organisation's, in which times are laid and days counted. */
  zone: string;
  now: Date;
  onOpen: (dialog: OpenedInterviewCalendarDialogState) => void;
};

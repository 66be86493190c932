import type { InterviewMode } from '../interviews/interview-round-settings-endpoints.ts';
import type { InterviewState } from '../interviews/interview-states-and-outcomes.ts';

export type OwnInterviewOnBookingPage = {
  id: number;
  version: number;
  name: string;
  state: InterviewState;
  startsAt: Date | null;
  minutes: number;
  mode: InterviewMode;
  place: string;
  room: { name: string; accessNotes: string } | null;
  instructions: string;
  /** The last day on which a time can be chosen, in words; null where there is none. */
  dueOn: string | null;
  /** Until when it can be moved or cancelled here; null before a time is booked. */
  changeableUntil: Date | null;
  movesLeft: number;
  /** Whether a time can be chosen, or another one in place of that which is booked; else why not. */
  mayChoose: 'yes' | 'frozen' | 'no-moves-left' | 'past-last-day' | 'no';
  mayCancel: boolean;
  /** Of the times that are free, and long enough for this candidate, those of this page, in their order; none where none can be chosen. */
  slots: { id: number; startsAt: Date; minutes: number }[];
  /** Where the page before begins; null on the first. */
  earlierFrom: Date | null;
  /** Where the next page begins, and how many times are left from there on; null on the last. */
  later: { from: Date; count: number } | null;
};

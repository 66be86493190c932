import {
  type InterviewMode,
  interviewModeWords,
} from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';

type Place = { mode: InterviewMode; place: string; roomName: string | null };

/** Where an interview is held, as a calendar has it: the room and the address, the link, or who calls. */
export function interviewPlaceForCalendar({ place, roomName }: Omit<Place, 'mode'>): string {
  return [roomName ?? '', place].filter((part) => part !== '').join(', ');
}

/** The same as a line of a letter: 'By video: https://…'. */
export function describeInterviewPlace({ mode, ...where }: Place): string {
  const { words } = interviewModeWords[mode];
  const at = interviewPlaceForCalendar(where);
  return at === '' ? words : `${words}: ${at}`;
}

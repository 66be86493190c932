import {
  type InterviewMode,
  interviewModeFacts,
} from '@evenhand/contract/interviews/interview-rounds.ts';

type Place = { mode: InterviewMode; place: string; roomName: string | null };

/** Where an interview is held, as a calendar has it: the room and the address, the link, or who calls. */
export function placeOf({ place, roomName }: Omit<Place, 'mode'>): string {
  return [roomName ?? '', place].filter((part) => part !== '').join(', ');
}

/** The same as a line of a letter: 'By video: https://…'. */
export function placeInWords({ mode, ...where }: Place): string {
  const { words } = interviewModeFacts[mode];
  const at = placeOf(where);
  return at === '' ? words : `${words}: ${at}`;
}

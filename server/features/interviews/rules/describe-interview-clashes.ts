import { formatDateTimeInWords } from '../../../time/format-date-time-and-weekday-in-words.ts';

type Clash = { memberId: number | null; name: string; takenFrom: Date; isSameJob: boolean };

/**
 * What is in the way, in words: who or which room and when, and never for whom: the other role's candidates are no business of
 * whoever asks.
 */
export function describeInterviewClashes(clashes: readonly Clash[], zone: string): string {
  const [first] = clashes;
  if (first === undefined) return '';
  const { memberId, name, takenFrom, isSameJob } = first;
  const where = isSameJob ? 'this role' : 'another role';
  const when = formatDateTimeInWords(takenFrom, zone);
  const what =
    memberId === null
      ? `The room ${name} is used for ${where} from ${when}.`
      : `${name} sits in an interview for ${where} from ${when}.`;
  const more = clashes.length - 1;
  return `${what}${more > 0 ? ` There ${more === 1 ? 'is 1 more clash' : `are ${more} more clashes`}.` : ''} Choose another time, or give a reason.`;
}

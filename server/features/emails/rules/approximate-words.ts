const WORDS_A_MINUTE = 200;
const SECONDS_AN_ANSWER = 15;

/** How many answers, in bands: an exact number would tell a reviewer how many people applied. */
export function aboutAnswers(answers: number): string {
  if (answers < 10) return 'fewer than 10 answers';
  return `about ${roundTo(answers, answers < 100 ? 10 : 50)} answers`;
}

/** Reading at 200 words a minute and 15 seconds to score each answer; to five minutes. */
export function aboutMinutes({ answers, words }: { answers: number; words: number }): string {
  const minutes = words / WORDS_A_MINUTE + (answers * SECONDS_AN_ANSWER) / 60;
  return `about ${Math.max(5, roundTo(minutes, minutes < 60 ? 5 : 15))} minutes`;
}

/** 'Friday 12 December 2026 at 17:00 GMT', in the organisation's zone. */
export function dateTimeInWords(moment: Date, zone: string): string {
  const { day, time } = formattersOf(zone);
  return `${day.format(moment).replace(',', '')} at ${time.format(moment)}`;
}

type Formatters = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat };
const known = new Map<string, Formatters>();

/** Made once for each zone: to make them takes longer than all else in the writing of an e-mail. */
function formattersOf(timeZone: string): Formatters {
  const made = known.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
    time: new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }),
  };
  known.set(timeZone, made);
  return made;
}

/** 'Friday 12 December' of a day without an hour, '2026-12-12'. */
export function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    .replace(',', '');
}

function roundTo(n: number, step: number): number {
  return Math.round(n / step) * step;
}

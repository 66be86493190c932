type Capacity = { toInvite: number; waiting: number; free: number; freeLong: number };

/** What whoever invites should know before anything is sent; null where there are times enough. */
export function interviewCapacityWarning({
  toInvite,
  waiting,
  free,
  freeLong,
}: Capacity): string | null {
  const usual = free - freeLong;
  const people = toInvite + waiting;
  if (toInvite === 0 || usual >= people) return null;
  const times = usual === 1 ? '1 free time' : `${usual} free times`;
  const are = usual === 1 ? 'is' : 'are';
  const who =
    waiting === 0
      ? `${people} ${people === 1 ? 'person' : 'people'}`
      : `${people} people, ${waiting} of them invited before`;
  return `There ${are} ${times} for ${who}. Lay more, or some will find none.`;
}

/** How many people have one mean of stars, in hundredths. */
export type PeopleCountByMeanStars = { hundredths: number; people: number };

export function sumPeopleOfMeanStarCounts(marks: readonly PeopleCountByMeanStars[]): number {
  return marks.reduce((sum, { people }) => sum + people, 0);
}

/** Of all marks, or of so many of the highest. */
export function meanStarsOfPeopleCounts(
  marks: readonly PeopleCountByMeanStars[],
  most = Number.POSITIVE_INFINITY,
): number {
  let left = Math.min(most, sumPeopleOfMeanStarCounts(marks));
  const of = left;
  let sum = 0;
  for (const { hundredths, people } of marks.toSorted((a, b) => b.hundredths - a.hundredths)) {
    const taken = Math.min(people, left);
    sum += taken * hundredths;
    left -= taken;
  }
  return sum / of;
}

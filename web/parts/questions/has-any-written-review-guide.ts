type Guides = { guideOne: string; guideThree: string; guideFive: string };

/** Whether anything is said of how answers are scored. */
export function hasAnyWrittenReviewGuide({ guideOne, guideThree, guideFive }: Guides): boolean {
  return [guideOne, guideThree, guideFive].some((text) => text.trim() !== '');
}

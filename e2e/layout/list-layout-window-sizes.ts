/** A phone comes last, as it is looked at once more. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

const NARROW = 600;

/** Where a screen is judged: at every width, but for one that is only there at a desk or on a phone. */
export function listLayoutWindowSizes(only: 'desktop' | 'phone' | undefined): typeof sizes {
  if (only === undefined) return sizes;
  return sizes.filter(({ width }) => (only === 'phone') === width < NARROW);
}

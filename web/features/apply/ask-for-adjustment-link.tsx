/** The way to ask for an adjustment, from wherever somebody notices that they need one. */
export function AskForAdjustmentLink({ base }: { base: string }) {
  return (
    <p>
      Would something help you, such as more time or another format?{' '}
      <a href={`${base}/adjustments`}>Ask for an adjustment</a>
    </p>
  );
}

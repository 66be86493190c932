import type { AdvertFinding } from '@evenhand/contract/advert-analysis.ts';

export type AdvertTextPiece = { at: number; letters: string; of: AdvertFinding | null };

/** A text in pieces that are marked or not; of findings that overlap the first and longest is shown. */
export function splitAdvertIntoMarkedPieces(
  text: string,
  findings: readonly AdvertFinding[],
): AdvertTextPiece[] {
  const runs: AdvertTextPiece[] = [];
  let end = 0;
  const put = (from: number, to: number, of: AdvertFinding | null) => {
    if (to > from) runs.push({ at: from, letters: text.slice(from, to), of });
  };
  for (const finding of findings.filter(({ ignored }) => !ignored).toSorted(byPlace)) {
    const { from, to } = finding;
    if (from === null || to === null || from < end || to > text.length) continue;
    put(end, from, null);
    put(from, to, finding);
    end = to;
  }
  put(end, text.length, null);
  return runs;
}

/** A whole sentence that is long does not hide the words in it. */
function byPlace(a: AdvertFinding, b: AdvertFinding): number {
  const sizeOf = ({ from, to }: AdvertFinding) => (to ?? 0) - (from ?? 0);
  return (a.from ?? 0) - (b.from ?? 0) || sizeOf(b) - sizeOf(a);
}

/** The first eight digits of a plan's hash, as people compare them: '7c1f-92ab'. */
export function shortenPlanHash(sha256: string): string {
  return `${sha256.slice(0, 4)}-${sha256.slice(4, 8)}`;
}

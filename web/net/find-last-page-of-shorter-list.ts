type List = { isPlaceholderData: boolean; data: { pages: number } | undefined };

/** The page to lead to from one that a list has no more, or never had; null where the page is there. */
export function findLastPageOfShorterList(
  { isPlaceholderData, data }: List,
  page: number,
): number | null {
  if (isPlaceholderData || data === undefined) return null;
  const last = Math.max(data.pages, 1);
  return page > last ? last : null;
}

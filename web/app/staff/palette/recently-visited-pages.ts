const KEPT = 20;

let visited: readonly string[] = [];

/** Where somebody has been since the page was loaded, the last first; kept in memory alone. */
export function listRecentlyVisitedPageKeys(): readonly string[] {
  return visited;
}

export function recordPageVisitInMemory(pathname: string) {
  const key = keyOfVisitedPage(pathname);
  visited = [key, ...visited.filter((one) => one !== key)].slice(0, KEPT);
}

/** The screens of one role count as one place. */
export function keyOfVisitedPage(pathname: string): string {
  const [, jobId] = /^\/(?:manage|builder)\/(\d+)(?:\/|$)/.exec(pathname) ?? [];
  return jobId === undefined ? pathname : `job ${jobId}`;
}

/** Every link of the staff pages is built here. */
export const paths = {
  home: () => '/',
  login: (asked: { path?: string } = {}) =>
    asked.path ? `/login?path=${encodeURIComponent(asked.path)}` : '/login',
  expired: () => '/expired',
  dashboard: () => '/dashboard',
  draft: (jobId: number) => `/builder/${jobId}/`,
  newDraft: (jobId: number) => `/builder/${jobId}/new/high-volume`,
  builderStep: (jobId: number, step: string) => `/builder/${jobId}/${step}`,
  previewAsCandidate: (jobId: number) => `/builder/${jobId}/preview`,
  manage: (jobId: number) => `/manage/${jobId}/`,
  leaderboard: (jobId: number) => `/manage/${jobId}/leaderboard`,
  reports: (jobId: number) => `/manage/${jobId}/reports`,
  reviewApp: (token: string) => `/review-app#/${token}/overview`,
  apply: (hash: string) => `/apply/${encodeURIComponent(hash)}`,
};

/** Pages that are no part of the staff app: to be loaded, not navigated to. */
export function isServerDrawn(path: string): boolean {
  return /^\/(builder\/\d+\/preview|apply\/|application\/)/.test(path);
}

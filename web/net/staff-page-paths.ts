import type { EducationGuideSlug } from '@evenhand/contract/education/education-guide-types-and-page-props.ts';

/** Every link of the staff pages is built here. */
export const staffPagePaths = {
  home: () => '/',
  login: (asked: { path?: string } = {}) => {
    const search = new URLSearchParams(asked);
    return search.size > 0 ? `/login?${search}` : '/login';
  },
  expired: () => '/expired',
  welcome: () => '/welcome',
  textAnalysis: () => '/text-analysis-signup',
  signUp: (step: string) => `/org-signup-new/${step}`,
  templateList: (asked: { search?: string; category?: string } = {}) => {
    const search = new URLSearchParams(asked);
    return search.size > 0 ? `/org-signup/template-list?${search}` : '/org-signup/template-list';
  },
  viewTemplate: (templateId: string) => `/org-signup/view-template/${templateId}`,
  signUpWith: (templateId: string) => `/org-signup-new/1?template=${templateId}`,
  education: (slug?: EducationGuideSlug) => (slug ? `/education/${slug}` : '/education'),
  dashboard: () => '/dashboard',
  tasks: () => '/user-dashboard',
  search: (query = '') => (query ? `/search?query=${encodeURIComponent(query)}` : '/search'),
  emailTemplates: () => '/email-templates',
  emailTemplate: (type: string, id: number | 'new') => `/email-templates/${type}/${id}`,
  questionLibrary: () => '/question-library',
  globalReporting: () => '/org-stats',
  careersPage: () => '/careers-page',
  jobBoards: () => '/job-boards',
  jobBoard: (slug: string) => `/job-board/${slug}`,
  sources: () => '/job-boards/sources',
  operator: (asked: { cell?: string } = {}) =>
    asked.cell ? `/operator?cell=${asked.cell}` : '/operator',
  said: () => '/operator/said',
  organisation: (orgId: number, { cell = '' } = {}) =>
    `/operator/organisations/${orgId}${cell === '' ? '' : `?cell=${cell}`}`,
  draft: (jobId: number) => `/builder/${jobId}/`,
  newDraft: (jobId: number) => `/builder/${jobId}/new/high-volume`,
  builderStep: (jobId: number, step: string) => `/builder/${jobId}/${step}`,
  previewAsCandidate: (jobId: number) => `/builder/${jobId}/preview`,
  manage: (jobId: number) => `/manage/${jobId}/`,
  candidate: (jobId: number, applicationId: number) =>
    `/manage/${jobId}/?candidate=${applicationId}`,
  candidateAdjustments: (jobId: number, applicationId: number) =>
    `/manage/${jobId}/?candidate=${applicationId}&part=adjustments`,
  candidateFeedback: (jobId: number, applicationId: number) =>
    `/manage/${jobId}/?candidate=${applicationId}&part=feedback`,
  enterApplication: (jobId: number) => `/manage/${jobId}/enter`,
  markHired: (jobId: number) => `/manage/${jobId}/?markHired`,
  leaderboard: (jobId: number) => `/manage/${jobId}/leaderboard`,
  jobTasks: (jobId: number) => `/manage/${jobId}/tasks`,
  calendar: (jobId: number) => `/manage/${jobId}/calendar`,
  interview: (interviewId: number) => `/interviews/${interviewId}`,
  interviewRound: (jobId: number, roundId: number) => `/manage/${jobId}/rounds/${roundId}`,
  settings: (page: string) => `/settings/${page}`,
  webhookLog: (webhookId: number) => `/settings/integrations?webhook=${webhookId}`,
  apiDocs: () => '/api/docs',
  role: (jobId: number, path: string) => `/role/${jobId}/${path}`,
  reviewProgress: (jobId: number) => `/manage/${jobId}/review-progress`,
  invite: (jobId: number) => `/manage/${jobId}/invite`,
  reports: (jobId: number) => `/manage/${jobId}/reports`,
  plan: (jobId: number) => `/manage/${jobId}/plan`,
  record: (jobId: number) => `/manage/${jobId}/record`,
  experience: (jobId: number) => `/manage/${jobId}/reports/experience`,
  reviewApp: (token: string) => `/review-app/#/${token}/overview`,
  apply: (hash: string) => `/apply/${encodeURIComponent(hash)}`,
};

/** Pages that are no part of the staff app: to be loaded, not navigated to. */
export function isServerRenderedPath(path: string): boolean {
  return /^\/(builder\/\d+\/preview|settings\/equal-opportunities\/preview|apply\/|application\/|careers\/|careers-page\/preview|education(\/|$)|org-signup\/)/.test(
    path,
  );
}

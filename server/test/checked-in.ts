/**
 * What was looked at, one by one, and found right. A line more or less fails the house tests until
 * somebody has looked again.
 */

/** Policies that do not hold to one organisation, and why they may. */
export const checkedWidePolicies: Record<string, string> = {
  'core.event_todo dispatch evenhand_tasks':
    'the dispatcher takes the ids of what waits, of all organisations',
  'core.member look_up evenhand_auth':
    'the organisation of a log-in is not known before it was found',
  'core.organisation look_up evenhand_auth': 'the same',
  'core.reviewer_link look_up evenhand_search':
    'search.jobs_under_own_review filters the organisation itself',
  'blind.review_session look_up evenhand_search': 'the same',
};

/** Functions that run with the rights of their owner, and who may call them. */
export const checkedDefiners: Record<string, string> = {
  'audit.append': 'candidate operator public reviewer staff worker',
  'audit.organisations_unsealed': 'worker',
  'auth.close_session': 'public',
  'auth.find_failures': 'public',
  'auth.find_login': 'public',
  'auth.find_session': 'public',
  'auth.find_token': 'public reviewer',
  'auth.forget_failures': 'public',
  'auth.issue_token': 'candidate staff worker',
  'auth.note_failure': 'public',
  'auth.open_session': 'public',
  'auth.revoke_tokens': 'candidate staff worker',
  'blind.finish': 'reviewer',
  'blind.give_up': 'staff',
  'blind.note_complete': '',
  'blind.score': 'reviewer',
  'core.organisations_with_deltas': 'aggregate',
  'eo.erase_answers': 'candidate',
  'eo.own_answers': 'candidate',
  'eo.save_answers': 'candidate',
  'pii.begin_application': 'public',
  'pii.demo_outbox': 'worker',
  'pii.open_identities': 'staff',
  'pii.organisations_with_mail': 'worker',
  'pii.review_workload': 'worker',
  'search.jobs_under_own_review': 'staff',
};

/** All that a reviewer may ask of any table. */
export const checkedReviewerColumns: string[] = [
  'blind.review_item select org_id id session_id question_id position text stars',
  'blind.review_question select org_id id session_id position text guide_one guide_three guide_five skills max_words',
  'blind.review_session select org_id id link_id job_title job_description reviewer_first_name first_time due_on finished',
];

/** What an admin, a colleague who has no part in the role, and another organisation's admin are answered. */
export const checkedStatuses: Record<string, [admin: number, colleague: number, stranger: number]> =
  {
    'GET /api/builder/{jobId}': [200, 404, 404],
    'PATCH /api/builder/{jobId}': [200, 404, 404],
    'PUT /api/builder/{jobId}/questions': [409, 404, 404],
    'PUT /api/builder/{jobId}/team': [422, 404, 404],
    'POST /api/builder/{jobId}/publish': [409, 404, 404],
    'GET /api/builder/{jobId}/link-code': [200, 404, 404],
    'GET /job/list-es': [200, 200, 200],
    'GET /job-counts': [200, 200, 200],
    'GET /job/filters': [200, 200, 200],
    'POST /dashboard-old/role/new': [201, 403, 201],
    'PUT /api/rest/job/{id}': [409, 403, 404],
    'POST /dashboard-old/role/{id}/archive-open': [200, 403, 404],
    'GET /api/manage/{jobId}': [200, 404, 404],
    'GET /api/manage/{jobId}/candidates': [200, 404, 404],
    'GET /api/manage/{jobId}/candidates/{applicationId}': [200, 404, 404],
    'POST /api/manage/{jobId}/candidates/{applicationId}/open-identity': [200, 404, 404],
    'GET /api/manage/{jobId}/leaderboard': [200, 404, 404],
    'POST /api/manage/{jobId}/release': [409, 404, 404],
    'POST /api/manage/{jobId}/decide': [404, 404, 404],
    'POST /api/manage/{jobId}/undo-decision': [404, 404, 404],
    'POST /api/manage/{jobId}/candidates/{applicationId}/cancel-mail/{mailId}': [200, 404, 404],
    'POST /api/manage/{jobId}/candidates/{applicationId}/resend-link': [409, 404, 404],
    'POST /api/manage/{jobId}/review-estimate': [404, 404, 404],
    'POST /api/manage/{jobId}/send-to-review': [404, 404, 404],
    'GET /freview/get-token/{jobId}': [404, 404, 404],
    'GET /api/user/current': [200, 200, 200],
  };

/** Files that put text into SQL, and where the text comes from: never from a request. */
export const checkedRawSql: Record<string, string> = {
  'server/db/migrate.ts': 'the migrations themselves',
  'server/db/roles.ts':
    'names and passwords of roles, which take no parameters; quoted, from the configuration',
  'server/db/print-doors.ts': 'types of the catalogue, for code and not for a database',
  'server/events/fold.ts': 'names of counters, from the catalogue of events',
  'server/features/jobs/sql.ts': 'the same',
  'server/features/pipeline/sql/candidates.ts': 'a text without a variable',
  'server/outside/postgres.ts': 'names of the embedded database, and its password, quoted',
  'server/worker.ts': 'the name of the channel, a constant',
};

// Printed by `node server/db/print-doors.ts` from the catalogue and the grants.
import type { ColumnType } from 'kysely';

export type StaffDatabase = {
  'audit.entry': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
    actor_kind: ColumnType<string, never, never>;
    actor_id: ColumnType<number | null, never, never>;
    kind: ColumnType<string, never, never>;
    subject: ColumnType<string | null, never, never>;
    request_id: ColumnType<string | null, never, never>;
    details: ColumnType<unknown, never, never>;
  };
  'audit.seal': {
    org_id: ColumnType<number, never, never>;
    n: ColumnType<number, never, never>;
    entry_ids: ColumnType<number[], never, never>;
    digests: ColumnType<Buffer[], never, never>;
    hash: ColumnType<Buffer, never, never>;
    sealed_at: ColumnType<Date, never, never>;
  };
  'blind.review_item': {
    org_id: ColumnType<never, never, never>;
    id: ColumnType<never, string | undefined, never>;
    session_id: ColumnType<never, string, never>;
    question_id: ColumnType<never, string, never>;
    position: ColumnType<never, number, never>;
    text: ColumnType<never, never, never>;
    stars: ColumnType<never, never, never>;
  };
  'blind.review_question': {
    org_id: ColumnType<never, number | undefined, never>;
    id: ColumnType<never, string | undefined, never>;
    session_id: ColumnType<never, string, never>;
    position: ColumnType<never, number, never>;
    text: ColumnType<never, string, never>;
    guide_one: ColumnType<never, string, never>;
    guide_three: ColumnType<never, string, never>;
    guide_five: ColumnType<never, string, never>;
    skills: ColumnType<never, string[], never>;
    max_words: ColumnType<never, number, never>;
  };
  'blind.review_session': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<string, string | undefined, never>;
    link_id: ColumnType<number, number, never>;
    batch_id: ColumnType<number, number, never>;
    job_title: ColumnType<never, string, never>;
    job_description: ColumnType<never, string, never>;
    reviewer_first_name: ColumnType<never, string, never>;
    first_time: ColumnType<never, boolean, never>;
    due_on: ColumnType<never, string, never>;
    ready: ColumnType<boolean, never, never>;
    finished: ColumnType<boolean, never, never>;
  };
  'core.answer': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    question_id: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    version: ColumnType<number, never, never>;
    saved_at: ColumnType<Date, never, never>;
  };
  'core.application': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    public_ref: ColumnType<string, never, never>;
    state: ColumnType<'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased', never, 'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased'>;
    started_at: ColumnType<Date, never, never>;
    form_answered_at: ColumnType<Date | null, never, never>;
    honest_at: ColumnType<Date | null, never, never>;
    submitted_at: ColumnType<Date | null, never, never>;
    reviews_expected: ColumnType<number, never, number>;
    reviews_scored: ColumnType<number, never, never>;
    interviewed_at: ColumnType<Date | null, never, Date | null>;
    rejected_at: ColumnType<Date | null, never, Date | null>;
    rejected_by: ColumnType<number | null, never, number | null>;
    hired_at: ColumnType<Date | null, never, Date | null>;
    withdrawn_at: ColumnType<Date | null, never, never>;
    version: ColumnType<number, never, number>;
  };
  'core.brand': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, string, string>;
  };
  'core.decision': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    application_id: ColumnType<number, number, never>;
    member_id: ColumnType<number, number, never>;
    from_state: ColumnType<string, string, never>;
    to_state: ColumnType<string, string, never>;
    at: ColumnType<Date, Date | undefined, never>;
    undoes: ColumnType<number | null, number | null | undefined, never>;
  };
  'core.event': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<string, string, never>;
    at: ColumnType<Date, Date | undefined, never>;
    actor_kind: ColumnType<string, string, never>;
    actor_id: ColumnType<number | null, number | null | undefined, never>;
    job_id: ColumnType<number | null, number | null | undefined, never>;
    subject_id: ColumnType<number | null, number | null | undefined, never>;
  };
  'core.event_todo': {
    org_id: ColumnType<never, number | undefined, never>;
    event_id: ColumnType<never, number, never>;
    kind: ColumnType<never, string, never>;
  };
  'core.experience_answer': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    kind: ColumnType<'post-apply' | 'post-feedback' | 'post-review', never, never>;
    rating: ColumnType<number, never, never>;
    fairness: ColumnType<number | null, never, never>;
    satisfaction: ColumnType<number | null, never, never>;
    text: ColumnType<string, never, never>;
    created_at: ColumnType<Date, never, never>;
  };
  'core.feature_request': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    feature: ColumnType<string, string, never>;
    member_id: ColumnType<number, number | undefined, never>;
    asked_at: ColumnType<Date, Date | undefined, never>;
    answered_at: ColumnType<Date | null, Date | null | undefined, never>;
    granted: ColumnType<boolean | null, boolean | null | undefined, never>;
  };
  'core.idempotency': {
    org_id: ColumnType<number, number | undefined, never>;
    actor_id: ColumnType<number, number | undefined, never>;
    key: ColumnType<string, string, never>;
    endpoint: ColumnType<string, string, never>;
    answer: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  'core.identity_opening': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    application_id: ColumnType<number, number, never>;
    member_id: ColumnType<number, number, never>;
    reason: ColumnType<string, string, never>;
    at: ColumnType<Date, Date | undefined, never>;
  };
  'core.identity_search': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    reason: ColumnType<string, never, never>;
    at: ColumnType<Date, never, never>;
  };
  'core.imported_job': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    source: ColumnType<'jobvite' | 'file', 'jobvite' | 'file', never>;
    reference: ColumnType<string, string, never>;
    imported_at: ColumnType<Date, Date | undefined, never>;
  };
  'core.interview': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    round_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    state: ColumnType<'invited' | 'booked' | 'done' | 'no_show' | 'cancelled', never, never>;
    starts_at: ColumnType<Date | null, never, never>;
    minutes: ColumnType<number | null, never, never>;
  };
  'core.interview_panel_member': {
    org_id: ColumnType<number, never, never>;
    interview_id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
  };
  'core.interview_round': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    name: ColumnType<string, string, never>;
    minutes: ColumnType<number, number, never>;
  };
  'core.job': {
    org_id: ColumnType<number, number | undefined, number>;
    id: ColumnType<number, never, number>;
    hash: ColumnType<string, string, string>;
    title: ColumnType<string, string, string>;
    title_folded: ColumnType<string, string, string>;
    team: ColumnType<string | null, string | null | undefined, string | null>;
    grade: ColumnType<string | null, string | null | undefined, string | null>;
    owner_id: ColumnType<number, number, number>;
    sample: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: ColumnType<Date, Date | undefined, Date>;
    published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    closes_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    status: ColumnType<'hired' | 'waiting' | 'notHired' | null, 'hired' | 'waiting' | 'notHired' | null | undefined, 'hired' | 'waiting' | 'notHired' | null>;
    status_waiting_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    version: ColumnType<number, number | undefined, number>;
    description: ColumnType<string, string | undefined, string>;
    location: ColumnType<string | null, string | null | undefined, string | null>;
    open_until_filled: ColumnType<boolean, boolean | undefined, boolean>;
    reviews_per_answer: ColumnType<number, number | undefined, number>;
    preset: ColumnType<string, string | undefined, string>;
    sealed: ColumnType<boolean, boolean | undefined, boolean>;
    closing_told: ColumnType<boolean, boolean | undefined, boolean>;
    undo_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    closes_at_before: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'core.job_delta': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    counter: ColumnType<string, string, never>;
    n: ColumnType<number, number, never>;
    at: ColumnType<Date, Date | undefined, never>;
  };
  'core.job_member': {
    org_id: ColumnType<number, number | undefined, number>;
    job_id: ColumnType<number, number, number>;
    member_id: ColumnType<number, number, number>;
    role: ColumnType<'admin' | 'reviewer' | 'observer', 'admin' | 'reviewer' | 'observer' | undefined, 'admin' | 'reviewer' | 'observer'>;
  };
  'core.job_stats': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    submitted: ColumnType<number, never, never>;
    awaiting_review: ColumnType<number, never, never>;
    in_review: ColumnType<number, never, never>;
    awaiting_interview: ColumnType<number, never, never>;
    in_interview: ColumnType<number, never, never>;
    awaiting_decision: ColumnType<number, never, never>;
    rejected: ColumnType<number, never, never>;
    hired: ColumnType<number, never, never>;
    reviews_total: ColumnType<number, never, never>;
    reviews_scored: ColumnType<number, never, never>;
    last_batch_at: ColumnType<Date | null, never, never>;
  };
  'core.jobvite_account': {
    org_id: ColumnType<number, never, never>;
    company_id: ColumnType<string, string, string>;
    sealed: ColumnType<never, Buffer, Buffer>;
    set_at: ColumnType<Date, never, Date>;
    set_by: ColumnType<number, number, number>;
  };
  'core.member': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, string, string>;
    last_name: ColumnType<string, string, string>;
    email: ColumnType<string, string, never>;
    job_title: ColumnType<string | null, string | null | undefined, string | null>;
    role: ColumnType<'ADMIN' | 'MEMBER', 'ADMIN' | 'MEMBER' | undefined, 'ADMIN' | 'MEMBER'>;
    created_at: ColumnType<Date, Date | undefined, never>;
    deactivated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    totp_required: ColumnType<boolean, boolean | undefined, boolean>;
    photo_version: ColumnType<number | null, number | null | undefined, number | null>;
    shortcuts: ColumnType<boolean, boolean | undefined, boolean>;
  };
  'core.member_photo': {
    org_id: ColumnType<number, number | undefined, number>;
    member_id: ColumnType<number, number, number>;
    version: ColumnType<number, number, number>;
    image: ColumnType<Buffer, Buffer, Buffer>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, string>;
    contact_email: ColumnType<string | null, never, string | null>;
    industry: ColumnType<string | null, never, string | null>;
    size: ColumnType<string | null, never, string | null>;
    locale: ColumnType<string, never, string>;
    tz: ColumnType<string | null, never, string | null>;
    eo_set: ColumnType<string, never, string>;
    tier: ColumnType<'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta', never, never>;
    features: ColumnType<string[], never, never>;
    created_at: ColumnType<Date, never, never>;
    deactivated_at: ColumnType<Date | null, never, never>;
    support_access: ColumnType<boolean, never, boolean>;
    is_house: ColumnType<boolean, never, never>;
    oidc_skips_totp: ColumnType<boolean, never, boolean>;
    sign_up_reason: ColumnType<string | null, never, never>;
    version: ColumnType<number, never, number>;
    privacy_contact: ColumnType<string | null, never, string | null>;
    retention_months: ColumnType<number, never, number>;
    sealed_default: ColumnType<boolean, never, boolean>;
    logo_key: ColumnType<string | null, never, string | null>;
    expires_at: ColumnType<Date | null, never, never>;
    auto_renews: ColumnType<boolean, never, never>;
  };
  'core.organisation_logo': {
    org_id: ColumnType<number, number | undefined, number>;
    key: ColumnType<string, string, string>;
    image: ColumnType<Buffer, Buffer, Buffer>;
  };
  'core.organisation_statement': {
    org_id: ColumnType<number, number | undefined, number>;
    kind: ColumnType<'about' | 'honesty' | 'privacy', 'about' | 'honesty' | 'privacy', 'about' | 'honesty' | 'privacy'>;
    text: ColumnType<string, string, string>;
    written_at: ColumnType<Date, Date | undefined, Date>;
  };
  'core.product_feedback': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    kind: ColumnType<string, string, never>;
    rating: ColumnType<number, number, number>;
    text: ColumnType<string, string | undefined, string>;
    given_at: ColumnType<Date, Date, never>;
    changed_at: ColumnType<Date, Date, Date>;
  };
  'core.question': {
    org_id: ColumnType<number, number | undefined, number>;
    id: ColumnType<number, never, number>;
    job_id: ColumnType<number, number, number>;
    position: ColumnType<number, number, number>;
    text: ColumnType<string, string | undefined, string>;
    guide_one: ColumnType<string, string | undefined, string>;
    guide_three: ColumnType<string, string | undefined, string>;
    guide_five: ColumnType<string, string | undefined, string>;
    skills: ColumnType<string[], string[] | undefined, string[]>;
    max_words: ColumnType<number, number | undefined, number>;
  };
  'core.requisition': {
    org_id: ColumnType<number, never, never>;
    reference: ColumnType<string, string, never>;
    title: ColumnType<string, string, never>;
    description: ColumnType<string, string, never>;
    location: ColumnType<string | null, string | null | undefined, never>;
    dept: ColumnType<string | null, string | null | undefined, never>;
    close_date: ColumnType<string | null, string | null | undefined, never>;
    team: ColumnType<string[], string[] | undefined, never>;
  };
  'core.requisition_file': {
    org_id: ColumnType<number, never, never>;
    name: ColumnType<string, string, never>;
    uploaded_at: ColumnType<Date, never, never>;
    uploaded_by: ColumnType<number, number, never>;
  };
  'core.review': {
    org_id: ColumnType<number, never, never>;
    item_id: ColumnType<never, string, never>;
    batch_id: ColumnType<number, number, never>;
    application_id: ColumnType<number, number, never>;
    question_id: ColumnType<number, number, never>;
    link_id: ColumnType<number, number, never>;
    position: ColumnType<number, number, never>;
    stars: ColumnType<number | null, never, never>;
  };
  'core.review_batch': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    sent_at: ColumnType<Date, Date | undefined, never>;
    sent_by: ColumnType<number, number, never>;
    reviews_per_answer: ColumnType<number, number, never>;
    due_on: ColumnType<string, string, never>;
    seed_commitment: ColumnType<Buffer, Buffer, never>;
    sealed_seed: ColumnType<Buffer, Buffer, never>;
    released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    released_by: ColumnType<number | null, number | null | undefined, number | null>;
    release_reason: ColumnType<string | null, string | null | undefined, string | null>;
  };
  'core.reviewer_link': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    member_id: ColumnType<number, number, never>;
    serial: ColumnType<number, number | undefined, number>;
    last_active_at: ColumnType<Date | null, Date | null | undefined, never>;
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'core.role_template': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    title: ColumnType<string, string, string>;
    content: ColumnType<unknown, unknown, never>;
    created_at: ColumnType<Date, never, never>;
    created_by: ColumnType<number, number, never>;
  };
  'core.standing_interview': {
    org_id: ColumnType<number | null, never, never>;
    id: ColumnType<number | null, never, never>;
    round_id: ColumnType<number | null, never, never>;
    job_id: ColumnType<number | null, never, never>;
    round_name: ColumnType<string | null, never, never>;
    application_id: ColumnType<number | null, never, never>;
    state: ColumnType<string | null, never, never>;
    starts_at: ColumnType<Date | null, never, never>;
    minutes: ColumnType<number | null, never, never>;
    ends_at: ColumnType<Date | null, never, never>;
  };
  'core.usage_event': {
    org_id: ColumnType<number, number | undefined, never>;
    member_id: ColumnType<number, number | undefined, never>;
    day: ColumnType<string, string | undefined, never>;
    kind: ColumnType<string, string, never>;
    value: ColumnType<number, number, never>;
  };
  'core.webhook': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    url: ColumnType<string, string, string>;
    events: ColumnType<string[], string[], string[]>;
    enabled: ColumnType<boolean, boolean | undefined, boolean>;
    stopped_because: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, never, never>;
    created_by: ColumnType<number, number, never>;
    version: ColumnType<number, never, number>;
    failures: ColumnType<number, never, number>;
    rests_until: ColumnType<Date | null, never, Date | null>;
    last_delivered_at: ColumnType<Date | null, never, never>;
  };
  'core.webhook_delivery': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    webhook_id: ColumnType<number, number, never>;
    event_id: ColumnType<number | null, never, never>;
    message_id: ColumnType<string, string, never>;
    type: ColumnType<string, string, never>;
    body: ColumnType<string, string, never>;
    created_at: ColumnType<Date, never, never>;
    next_try_at: ColumnType<Date, never, Date>;
    leased_until: ColumnType<Date | null, never, Date | null>;
    attempts: ColumnType<number, never, number>;
    tried_at: ColumnType<Date | null, never, never>;
    status: ColumnType<number | null, never, never>;
    problem: ColumnType<string | null, never, never>;
    delivered_at: ColumnType<Date | null, never, Date | null>;
    failed_at: ColumnType<Date | null, never, Date | null>;
  };
  'core.webhook_secret': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    webhook_id: ColumnType<number, number, never>;
    sealed: ColumnType<never, Buffer, never>;
    made_at: ColumnType<Date, never, never>;
    ends_at: ColumnType<Date | null, never, Date | null>;
  };
  'pii.application_identity': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    candidate_id: ColumnType<number, never, never>;
    source: ColumnType<string, never, never>;
    link_serial: ColumnType<number, never, never>;
    opened_at: ColumnType<Date | null, never, never>;
  };
  'pii.candidate': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, never, never>;
    last_name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    search: ColumnType<string, never, never>;
    created_at: ColumnType<Date, never, never>;
    opened_at: ColumnType<Date | null, never, never>;
  };
  'pii.candidate_job': {
    org_id: ColumnType<number, never, never>;
    candidate_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
  };
  'pii.email_message': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<string, never, never>;
    event_id: ColumnType<never, never, never>;
    application_id: ColumnType<number | null, never, never>;
    member_id: ColumnType<never, never, never>;
    to_address: ColumnType<never, never, never>;
    subject: ColumnType<never, never, never>;
    text: ColumnType<never, never, never>;
    html: ColumnType<never, never, never>;
    message_id: ColumnType<never, never, never>;
    created_at: ColumnType<Date, never, never>;
    send_at: ColumnType<Date, never, Date>;
    leased_until: ColumnType<Date | null, never, never>;
    attempts: ColumnType<never, never, never>;
    sent_at: ColumnType<Date | null, never, never>;
    failed_at: ColumnType<Date | null, never, never>;
    cancelled_at: ColumnType<Date | null, never, Date | null>;
  };
};

export type ReviewerDatabase = {
  'blind.review_item': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<string, never, never>;
    session_id: ColumnType<string, never, never>;
    question_id: ColumnType<string, never, never>;
    position: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    stars: ColumnType<number | null, never, never>;
  };
  'blind.review_question': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<string, never, never>;
    session_id: ColumnType<string, never, never>;
    position: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    guide_one: ColumnType<string, never, never>;
    guide_three: ColumnType<string, never, never>;
    guide_five: ColumnType<string, never, never>;
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
  'blind.review_session': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<string, never, never>;
    link_id: ColumnType<number, never, never>;
    batch_id: ColumnType<never, never, never>;
    job_title: ColumnType<string, never, never>;
    job_description: ColumnType<string, never, never>;
    reviewer_first_name: ColumnType<string, never, never>;
    first_time: ColumnType<boolean, never, never>;
    due_on: ColumnType<string, never, never>;
    ready: ColumnType<never, never, never>;
    finished: ColumnType<boolean, never, never>;
  };
};

export type CandidateDatabase = {
  'core.answer': {
    org_id: ColumnType<number, number | undefined, never>;
    application_id: ColumnType<number, number, never>;
    question_id: ColumnType<number, number, never>;
    text: ColumnType<string, string | undefined, string>;
    version: ColumnType<number, number | undefined, number>;
    saved_at: ColumnType<Date, Date | undefined, Date>;
  };
  'core.application': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    public_ref: ColumnType<string, never, never>;
    state: ColumnType<'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased', never, 'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased'>;
    started_at: ColumnType<Date, never, never>;
    form_answered_at: ColumnType<Date | null, never, Date | null>;
    honest_at: ColumnType<Date | null, never, Date | null>;
    submitted_at: ColumnType<Date | null, never, Date | null>;
    reviews_expected: ColumnType<number, never, never>;
    reviews_scored: ColumnType<number, never, never>;
    interviewed_at: ColumnType<Date | null, never, never>;
    rejected_at: ColumnType<Date | null, never, never>;
    rejected_by: ColumnType<number | null, never, never>;
    hired_at: ColumnType<Date | null, never, never>;
    withdrawn_at: ColumnType<Date | null, never, Date | null>;
    version: ColumnType<number, never, number>;
  };
  'core.brand': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, never, never>;
  };
  'core.event': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<never, string, never>;
    at: ColumnType<never, Date | undefined, never>;
    actor_kind: ColumnType<never, string, never>;
    actor_id: ColumnType<never, number | null | undefined, never>;
    job_id: ColumnType<never, number | null | undefined, never>;
    subject_id: ColumnType<never, number | null | undefined, never>;
  };
  'core.event_todo': {
    org_id: ColumnType<never, number | undefined, never>;
    event_id: ColumnType<never, number, never>;
    kind: ColumnType<never, string, never>;
  };
  'core.job': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    hash: ColumnType<string, never, never>;
    title: ColumnType<string, never, never>;
    title_folded: ColumnType<never, never, never>;
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    owner_id: ColumnType<never, never, never>;
    sample: ColumnType<never, never, never>;
    created_at: ColumnType<never, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    status: ColumnType<never, never, never>;
    status_waiting_at: ColumnType<never, never, never>;
    version: ColumnType<never, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    preset: ColumnType<never, never, never>;
    sealed: ColumnType<boolean, never, never>;
    closing_told: ColumnType<never, never, never>;
    undo_until: ColumnType<never, never, never>;
    closes_at_before: ColumnType<never, never, never>;
  };
  'core.job_delta': {
    org_id: ColumnType<never, number | undefined, never>;
    id: ColumnType<never, never, never>;
    job_id: ColumnType<never, number, never>;
    counter: ColumnType<never, string, never>;
    n: ColumnType<never, number, never>;
    at: ColumnType<never, Date | undefined, never>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, never>;
    contact_email: ColumnType<string | null, never, never>;
    industry: ColumnType<string | null, never, never>;
    size: ColumnType<string | null, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    eo_set: ColumnType<string, never, never>;
    tier: ColumnType<'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta', never, never>;
    features: ColumnType<string[], never, never>;
    created_at: ColumnType<Date, never, never>;
    deactivated_at: ColumnType<Date | null, never, never>;
    support_access: ColumnType<boolean, never, never>;
    is_house: ColumnType<boolean, never, never>;
    oidc_skips_totp: ColumnType<boolean, never, never>;
    sign_up_reason: ColumnType<string | null, never, never>;
    version: ColumnType<number, never, never>;
    privacy_contact: ColumnType<string | null, never, never>;
    retention_months: ColumnType<number, never, never>;
    sealed_default: ColumnType<boolean, never, never>;
    logo_key: ColumnType<string | null, never, never>;
    expires_at: ColumnType<Date | null, never, never>;
    auto_renews: ColumnType<boolean, never, never>;
  };
  'core.organisation_statement': {
    org_id: ColumnType<number, never, never>;
    kind: ColumnType<'about' | 'honesty' | 'privacy', never, never>;
    text: ColumnType<string, never, never>;
    written_at: ColumnType<Date, never, never>;
  };
  'core.question': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    position: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    guide_one: ColumnType<never, never, never>;
    guide_three: ColumnType<never, never, never>;
    guide_five: ColumnType<never, never, never>;
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
  'pii.application_identity': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    job_id: ColumnType<never, never, never>;
    candidate_id: ColumnType<number, never, never>;
    source: ColumnType<never, never, never>;
    link_serial: ColumnType<number, never, never>;
    opened_at: ColumnType<never, never, never>;
  };
  'pii.candidate': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, never, never>;
    last_name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    search: ColumnType<never, never, never>;
    created_at: ColumnType<never, never, never>;
    opened_at: ColumnType<never, never, never>;
  };
};

export type PublicDatabase = {
  'core.brand': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, never, never>;
  };
  'core.event': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<never, string, never>;
    at: ColumnType<never, Date | undefined, never>;
    actor_kind: ColumnType<never, string, never>;
    actor_id: ColumnType<never, number | null | undefined, never>;
    job_id: ColumnType<never, number | null | undefined, never>;
    subject_id: ColumnType<never, number | null | undefined, never>;
  };
  'core.event_todo': {
    org_id: ColumnType<never, number | undefined, never>;
    event_id: ColumnType<never, number, never>;
    kind: ColumnType<never, string, never>;
  };
  'core.job': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    hash: ColumnType<string, never, never>;
    title: ColumnType<string, never, never>;
    title_folded: ColumnType<never, never, never>;
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    owner_id: ColumnType<never, never, never>;
    sample: ColumnType<never, never, never>;
    created_at: ColumnType<never, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    status: ColumnType<never, never, never>;
    status_waiting_at: ColumnType<never, never, never>;
    version: ColumnType<never, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    preset: ColumnType<never, never, never>;
    sealed: ColumnType<boolean, never, never>;
    closing_told: ColumnType<never, never, never>;
    undo_until: ColumnType<never, never, never>;
    closes_at_before: ColumnType<never, never, never>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, never>;
    contact_email: ColumnType<never, never, never>;
    industry: ColumnType<never, never, never>;
    size: ColumnType<never, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    eo_set: ColumnType<never, never, never>;
    tier: ColumnType<never, never, never>;
    features: ColumnType<never, never, never>;
    created_at: ColumnType<never, never, never>;
    deactivated_at: ColumnType<never, never, never>;
    support_access: ColumnType<never, never, never>;
    is_house: ColumnType<never, never, never>;
    oidc_skips_totp: ColumnType<never, never, never>;
    sign_up_reason: ColumnType<never, never, never>;
    version: ColumnType<never, never, never>;
    privacy_contact: ColumnType<string | null, never, never>;
    retention_months: ColumnType<number, never, never>;
    sealed_default: ColumnType<never, never, never>;
    logo_key: ColumnType<string | null, never, never>;
    expires_at: ColumnType<never, never, never>;
    auto_renews: ColumnType<never, never, never>;
  };
  'core.organisation_statement': {
    org_id: ColumnType<number, never, never>;
    kind: ColumnType<'about' | 'honesty' | 'privacy', never, never>;
    text: ColumnType<string, never, never>;
    written_at: ColumnType<Date, never, never>;
  };
  'core.question': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    position: ColumnType<number, never, never>;
    text: ColumnType<never, never, never>;
    guide_one: ColumnType<never, never, never>;
    guide_three: ColumnType<never, never, never>;
    guide_five: ColumnType<never, never, never>;
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
};

export type OperatorDatabase = {
  'core.feature_request': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    feature: ColumnType<string, never, never>;
    member_id: ColumnType<number, never, never>;
    asked_at: ColumnType<Date, never, never>;
    answered_at: ColumnType<Date | null, never, Date | null>;
    granted: ColumnType<boolean | null, never, boolean | null>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, never>;
    contact_email: ColumnType<string | null, never, never>;
    industry: ColumnType<string | null, never, never>;
    size: ColumnType<string | null, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    eo_set: ColumnType<string, never, never>;
    tier: ColumnType<'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta', never, 'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta'>;
    features: ColumnType<string[], never, string[]>;
    created_at: ColumnType<Date, never, never>;
    deactivated_at: ColumnType<Date | null, never, Date | null>;
    support_access: ColumnType<boolean, never, never>;
    is_house: ColumnType<boolean, never, never>;
    oidc_skips_totp: ColumnType<boolean, never, never>;
    sign_up_reason: ColumnType<string | null, never, never>;
    version: ColumnType<number, never, never>;
    privacy_contact: ColumnType<string | null, never, never>;
    retention_months: ColumnType<number, never, never>;
    sealed_default: ColumnType<boolean, never, never>;
    logo_key: ColumnType<string | null, never, never>;
    expires_at: ColumnType<Date | null, never, Date | null>;
    auto_renews: ColumnType<boolean, never, boolean>;
  };
};

export type WorkerDatabase = {
  'audit.entry': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
    actor_kind: ColumnType<string, never, never>;
    actor_id: ColumnType<number | null, never, never>;
    kind: ColumnType<string, never, never>;
    subject: ColumnType<string | null, never, never>;
    request_id: ColumnType<string | null, never, never>;
    details: ColumnType<unknown, never, never>;
  };
  'audit.seal': {
    org_id: ColumnType<number, number | undefined, never>;
    n: ColumnType<number, number, never>;
    entry_ids: ColumnType<number[], number[], never>;
    digests: ColumnType<Buffer[], Buffer[], never>;
    hash: ColumnType<Buffer, Buffer, never>;
    sealed_at: ColumnType<Date, Date | undefined, never>;
  };
  'audit.unsealed': {
    org_id: ColumnType<number, never, never>;
    entry_id: ColumnType<number, never, never>;
  };
  'blind.review_item': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<string, never, never>;
    session_id: ColumnType<never, never, never>;
    question_id: ColumnType<never, never, never>;
    position: ColumnType<never, never, never>;
    text: ColumnType<never, never, string>;
    stars: ColumnType<never, never, never>;
  };
  'blind.review_session': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<never, never, never>;
    link_id: ColumnType<number, never, never>;
    batch_id: ColumnType<number, never, never>;
    job_title: ColumnType<never, never, never>;
    job_description: ColumnType<never, never, never>;
    reviewer_first_name: ColumnType<never, never, never>;
    first_time: ColumnType<never, never, never>;
    due_on: ColumnType<never, never, never>;
    ready: ColumnType<boolean, never, boolean>;
    finished: ColumnType<boolean, never, never>;
  };
  'core.answer': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    question_id: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    version: ColumnType<never, never, never>;
    saved_at: ColumnType<never, never, never>;
  };
  'core.application': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    public_ref: ColumnType<string, never, never>;
    state: ColumnType<'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased', never, never>;
    started_at: ColumnType<Date, never, never>;
    form_answered_at: ColumnType<Date | null, never, never>;
    honest_at: ColumnType<Date | null, never, never>;
    submitted_at: ColumnType<Date | null, never, never>;
    reviews_expected: ColumnType<number, never, never>;
    reviews_scored: ColumnType<number, never, never>;
    interviewed_at: ColumnType<Date | null, never, never>;
    rejected_at: ColumnType<Date | null, never, never>;
    rejected_by: ColumnType<number | null, never, never>;
    hired_at: ColumnType<Date | null, never, never>;
    withdrawn_at: ColumnType<Date | null, never, never>;
    version: ColumnType<number, never, never>;
  };
  'core.event': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<string, string, never>;
    at: ColumnType<Date, Date | undefined, never>;
    actor_kind: ColumnType<string, string, never>;
    actor_id: ColumnType<number | null, number | null | undefined, never>;
    job_id: ColumnType<number | null, number | null | undefined, never>;
    subject_id: ColumnType<number | null, number | null | undefined, never>;
  };
  'core.event_todo': {
    org_id: ColumnType<never, number | undefined, never>;
    event_id: ColumnType<never, number, never>;
    kind: ColumnType<never, string, never>;
  };
  'core.feature_request': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    feature: ColumnType<string, never, never>;
    member_id: ColumnType<number, never, never>;
    asked_at: ColumnType<Date, never, never>;
    answered_at: ColumnType<Date | null, never, never>;
    granted: ColumnType<boolean | null, never, never>;
  };
  'core.idempotency': {
    org_id: ColumnType<number, never, never>;
    actor_id: ColumnType<number, never, never>;
    key: ColumnType<string, never, never>;
    endpoint: ColumnType<string, never, never>;
    answer: ColumnType<unknown | null, never, never>;
    created_at: ColumnType<Date, never, never>;
  };
  'core.job': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    hash: ColumnType<string, never, never>;
    title: ColumnType<string, never, never>;
    title_folded: ColumnType<string, never, never>;
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    owner_id: ColumnType<number, never, never>;
    sample: ColumnType<boolean, never, never>;
    created_at: ColumnType<Date, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    status: ColumnType<'hired' | 'waiting' | 'notHired' | null, never, never>;
    status_waiting_at: ColumnType<Date | null, never, never>;
    version: ColumnType<number, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    preset: ColumnType<string, never, never>;
    sealed: ColumnType<boolean, never, never>;
    closing_told: ColumnType<boolean, never, boolean>;
    undo_until: ColumnType<Date | null, never, never>;
    closes_at_before: ColumnType<Date | null, never, never>;
  };
  'core.job_member': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    role: ColumnType<'admin' | 'reviewer' | 'observer', never, never>;
  };
  'core.jobvite_account': {
    org_id: ColumnType<number, never, never>;
    company_id: ColumnType<string, never, never>;
    sealed: ColumnType<Buffer, never, Buffer>;
    set_at: ColumnType<Date, never, never>;
    set_by: ColumnType<number, never, never>;
  };
  'core.member': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, never, never>;
    last_name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    job_title: ColumnType<string | null, never, never>;
    role: ColumnType<'ADMIN' | 'MEMBER', never, never>;
    created_at: ColumnType<Date, never, never>;
    deactivated_at: ColumnType<Date | null, never, never>;
    totp_required: ColumnType<boolean, never, never>;
    photo_version: ColumnType<number | null, never, never>;
    shortcuts: ColumnType<boolean, never, never>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, never>;
    contact_email: ColumnType<string | null, never, never>;
    industry: ColumnType<string | null, never, never>;
    size: ColumnType<string | null, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    eo_set: ColumnType<string, never, never>;
    tier: ColumnType<'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta', never, never>;
    features: ColumnType<string[], never, never>;
    created_at: ColumnType<Date, never, never>;
    deactivated_at: ColumnType<Date | null, never, never>;
    support_access: ColumnType<boolean, never, never>;
    is_house: ColumnType<boolean, never, never>;
    oidc_skips_totp: ColumnType<boolean, never, never>;
    sign_up_reason: ColumnType<string | null, never, never>;
    version: ColumnType<number, never, never>;
    privacy_contact: ColumnType<string | null, never, never>;
    retention_months: ColumnType<number, never, never>;
    sealed_default: ColumnType<boolean, never, never>;
    logo_key: ColumnType<string | null, never, never>;
    expires_at: ColumnType<Date | null, never, never>;
    auto_renews: ColumnType<boolean, never, never>;
  };
  'core.question': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    position: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
    guide_one: ColumnType<string, never, never>;
    guide_three: ColumnType<string, never, never>;
    guide_five: ColumnType<string, never, never>;
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
  'core.review': {
    org_id: ColumnType<number, never, never>;
    item_id: ColumnType<string, never, never>;
    batch_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    question_id: ColumnType<number, never, never>;
    link_id: ColumnType<never, never, never>;
    position: ColumnType<never, never, never>;
    stars: ColumnType<never, never, never>;
  };
  'core.review_batch': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    sent_at: ColumnType<Date, never, never>;
    sent_by: ColumnType<number, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    due_on: ColumnType<string, never, never>;
    seed_commitment: ColumnType<Buffer, never, never>;
    sealed_seed: ColumnType<Buffer, never, never>;
    released_at: ColumnType<Date | null, never, never>;
    released_by: ColumnType<number | null, never, never>;
    release_reason: ColumnType<string | null, never, never>;
  };
  'core.reviewer_link': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    serial: ColumnType<number, never, never>;
    last_active_at: ColumnType<Date | null, never, never>;
    reminded_at: ColumnType<Date | null, never, never>;
  };
  'core.usage_event': {
    org_id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    day: ColumnType<string, never, never>;
    kind: ColumnType<string, never, never>;
    value: ColumnType<number, never, never>;
  };
  'core.webhook': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    url: ColumnType<string, never, never>;
    events: ColumnType<string[], never, never>;
    enabled: ColumnType<boolean, never, boolean>;
    stopped_because: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, never, never>;
    created_by: ColumnType<number, never, never>;
    version: ColumnType<number, never, never>;
    failures: ColumnType<number, never, number>;
    rests_until: ColumnType<Date | null, never, Date | null>;
    last_delivered_at: ColumnType<Date | null, never, Date | null>;
  };
  'core.webhook_delivery': {
    org_id: ColumnType<number, number | undefined, number>;
    id: ColumnType<number, never, number>;
    webhook_id: ColumnType<number, number, number>;
    event_id: ColumnType<number | null, number | null | undefined, number | null>;
    message_id: ColumnType<string, string, string>;
    type: ColumnType<string, string, string>;
    body: ColumnType<string, string, string>;
    created_at: ColumnType<Date, Date | undefined, Date>;
    next_try_at: ColumnType<Date, Date | undefined, Date>;
    leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    attempts: ColumnType<number, number | undefined, number>;
    tried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    status: ColumnType<number | null, number | null | undefined, number | null>;
    problem: ColumnType<string | null, string | null | undefined, string | null>;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'core.webhook_secret': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    webhook_id: ColumnType<number, never, never>;
    sealed: ColumnType<Buffer, never, Buffer>;
    made_at: ColumnType<Date, never, never>;
    ends_at: ColumnType<Date | null, never, never>;
  };
  'pii.application_identity': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    candidate_id: ColumnType<number, never, never>;
    source: ColumnType<string, never, never>;
    link_serial: ColumnType<number, never, never>;
    opened_at: ColumnType<Date | null, never, never>;
  };
  'pii.candidate': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, never, never>;
    last_name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    search: ColumnType<string, never, never>;
    created_at: ColumnType<Date, never, never>;
    opened_at: ColumnType<Date | null, never, never>;
  };
  'pii.candidate_job': {
    org_id: ColumnType<number, never, never>;
    candidate_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
  };
  'pii.email_message': {
    org_id: ColumnType<number, number | undefined, number>;
    id: ColumnType<number, never, number>;
    kind: ColumnType<string, string, string>;
    event_id: ColumnType<number | null, number | null | undefined, number | null>;
    application_id: ColumnType<number | null, number | null | undefined, number | null>;
    member_id: ColumnType<number | null, number | null | undefined, number | null>;
    to_address: ColumnType<string, string, string>;
    subject: ColumnType<string, string, string>;
    text: ColumnType<string, string, string>;
    html: ColumnType<string, string, string>;
    message_id: ColumnType<string, string, string>;
    created_at: ColumnType<Date, Date | undefined, Date>;
    send_at: ColumnType<Date, Date | undefined, Date>;
    leased_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    attempts: ColumnType<number, number | undefined, number>;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};

export type AggregateDatabase = {
  'core.application': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    public_ref: ColumnType<string, never, never>;
    state: ColumnType<'invited' | 'quick_applied' | 'started' | 'submitted' | 'in_review' | 'interviews_tasks' | 'hired' | 'rejected' | 'withdrawn' | 'erased', never, never>;
    started_at: ColumnType<Date, never, never>;
    form_answered_at: ColumnType<Date | null, never, never>;
    honest_at: ColumnType<Date | null, never, never>;
    submitted_at: ColumnType<Date | null, never, never>;
    reviews_expected: ColumnType<number, never, never>;
    reviews_scored: ColumnType<number, never, never>;
    interviewed_at: ColumnType<Date | null, never, never>;
    rejected_at: ColumnType<Date | null, never, never>;
    rejected_by: ColumnType<number | null, never, never>;
    hired_at: ColumnType<Date | null, never, never>;
    withdrawn_at: ColumnType<Date | null, never, never>;
    version: ColumnType<number, never, never>;
  };
  'core.job': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    hash: ColumnType<string, never, never>;
    title: ColumnType<string, never, never>;
    title_folded: ColumnType<string, never, never>;
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    owner_id: ColumnType<number, never, never>;
    sample: ColumnType<boolean, never, never>;
    created_at: ColumnType<Date, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    status: ColumnType<'hired' | 'waiting' | 'notHired' | null, never, never>;
    status_waiting_at: ColumnType<Date | null, never, never>;
    version: ColumnType<number, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    preset: ColumnType<string, never, never>;
    sealed: ColumnType<boolean, never, never>;
    closing_told: ColumnType<boolean, never, never>;
    undo_until: ColumnType<Date | null, never, never>;
    closes_at_before: ColumnType<Date | null, never, never>;
  };
  'core.job_delta': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    counter: ColumnType<string, never, never>;
    n: ColumnType<number, never, never>;
    at: ColumnType<Date, never, never>;
  };
  'core.job_stats': {
    org_id: ColumnType<number, number | undefined, number>;
    job_id: ColumnType<number, number, number>;
    submitted: ColumnType<number, number | undefined, number>;
    awaiting_review: ColumnType<number, number | undefined, number>;
    in_review: ColumnType<number, number | undefined, number>;
    awaiting_interview: ColumnType<number, number | undefined, number>;
    in_interview: ColumnType<number, number | undefined, number>;
    awaiting_decision: ColumnType<number, number | undefined, number>;
    rejected: ColumnType<number, number | undefined, number>;
    hired: ColumnType<number, number | undefined, number>;
    reviews_total: ColumnType<number, number | undefined, number>;
    reviews_scored: ColumnType<number, number | undefined, number>;
    last_batch_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'eo.link': {
    org_id: ColumnType<number, never, never>;
    link: ColumnType<Buffer, never, never>;
    subject: ColumnType<string, never, never>;
  };
  'eo.response': {
    org_id: ColumnType<number, never, never>;
    subject: ColumnType<string, never, never>;
    job_id: ColumnType<number, never, never>;
    form: ColumnType<string, never, never>;
    answers: ColumnType<unknown, never, never>;
    answered_on: ColumnType<string, never, never>;
  };
};

export type DoorDatabases = {
  staff: StaffDatabase;
  reviewer: ReviewerDatabase;
  candidate: CandidateDatabase;
  public: PublicDatabase;
  operator: OperatorDatabase;
  worker: WorkerDatabase;
  aggregate: AggregateDatabase;
};

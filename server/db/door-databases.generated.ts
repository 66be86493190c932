// Printed by `node server/db/print-door-types.ts` from the catalogue and the grants.
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
    id: ColumnType<never, string | undefined, never>;
    session_id: ColumnType<never, string, never>;
    question_id: ColumnType<never, string, never>;
    position: ColumnType<never, number, never>;
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
  'core.advert_analysis': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    ignored: ColumnType<string[], string[] | undefined, string[]>;
    history: ColumnType<unknown, never, unknown>;
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
    interest_at: ColumnType<Date | null, never, never>;
    invited_at: ColumnType<Date | null, never, never>;
    form_asked: ColumnType<boolean, never, never>;
    dealt: ColumnType<boolean, never, never>;
    erased_source: ColumnType<string | null, never, never>;
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
    template_id: ColumnType<number | null, number | null | undefined, never>;
  };
  'core.email_template': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<'application-invite' | 'application-start' | 'application-confirm' | 'applicant-interview' | 'applicant-rejection' | 'past-application-invite' | 'quick-apply-invite' | 'assessment-stage-invite' | 'other', 'application-invite' | 'application-start' | 'application-confirm' | 'applicant-interview' | 'applicant-rejection' | 'past-application-invite' | 'quick-apply-invite' | 'assessment-stage-invite' | 'other', never>;
    name: ColumnType<string, string, string>;
    subject: ColumnType<string, string, string>;
    body: ColumnType<string, string, string>;
    is_default: ColumnType<boolean, boolean, boolean>;
    version: ColumnType<number, never, number>;
    changed_at: ColumnType<Date, Date | undefined, Date>;
    changed_by: ColumnType<number, number, number>;
  };
  'core.email_template_version': {
    org_id: ColumnType<number, never, never>;
    template_id: ColumnType<number, number, never>;
    version: ColumnType<number, number, never>;
    name: ColumnType<string, string, never>;
    subject: ColumnType<string, string, never>;
    body: ColumnType<string, string, never>;
    saved_at: ColumnType<Date, Date, never>;
    saved_by: ColumnType<number, number, never>;
  };
  'core.eo_notice': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other', 'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other', never>;
    basis: ColumnType<'explicit-consent' | 'equality-monitoring' | 'local-law', 'explicit-consent' | 'equality-monitoring' | 'local-law', never>;
    notice: ColumnType<string, string, never>;
    extra_fields: ColumnType<string[], string[] | undefined, never>;
    ethnicity_list: ColumnType<'usual' | 'census' | 'two-questions', 'usual' | 'census' | 'two-questions' | undefined, never>;
    confirmed_by: ColumnType<number, never, never>;
    confirmed_at: ColumnType<Date, Date, never>;
    ended_at: ColumnType<Date | null, never, Date | null>;
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
  'core.identity_seen': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    member_id: ColumnType<number, never, never>;
    how: ColumnType<'opened' | 'searched' | 'shown' | 'interviewed' | 'mailed', never, never>;
    first_on: ColumnType<string, never, never>;
    dealt_before: ColumnType<boolean, never, never>;
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
  'core.invite_round': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    kind: ColumnType<'application-invite' | 'quick-apply-invite' | 'past-application-invite', 'application-invite' | 'quick-apply-invite' | 'past-application-invite', never>;
    template_id: ColumnType<number | null, number | null | undefined, never>;
    member_id: ColumnType<number, number, never>;
    people: ColumnType<number, number, number>;
    created_at: ColumnType<Date, Date, never>;
    leaves_at: ColumnType<Date, Date, never>;
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
    remote_preference: ColumnType<'On site' | 'Hybrid' | 'Remote', 'On site' | 'Hybrid' | 'Remote' | undefined, 'On site' | 'Hybrid' | 'Remote'>;
    employment_type: ColumnType<'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null, 'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null | undefined, 'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null>;
    hours: ColumnType<string | null, string | null | undefined, string | null>;
    openings: ColumnType<number, number | undefined, number>;
    job_functions: ColumnType<string[], string[] | undefined, string[]>;
    salary_min: ColumnType<string | null, string | null | undefined, string | null>;
    salary_max: ColumnType<string | null, string | null | undefined, string | null>;
    salary_currency: ColumnType<string | null, string | null | undefined, string | null>;
    salary_period: ColumnType<'hour' | 'day' | 'week' | 'month' | 'year', 'hour' | 'day' | 'week' | 'month' | 'year' | undefined, 'hour' | 'day' | 'week' | 'month' | 'year'>;
    city: ColumnType<string | null, string | null | undefined, string | null>;
    region: ColumnType<string | null, string | null | undefined, string | null>;
    postcode: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    brand_id: ColumnType<number | null, number | null | undefined, number | null>;
    internal_reference: ColumnType<string | null, string | null | undefined, string | null>;
    requisition_id: ColumnType<string | null, string | null | undefined, string | null>;
    perks: ColumnType<string[], string[] | undefined, string[]>;
    on_careers_page: ColumnType<boolean, boolean | undefined, boolean>;
    on_feeds: ColumnType<boolean, boolean | undefined, boolean>;
    asks_eo: ColumnType<boolean, boolean | undefined, boolean>;
    quick_apply: ColumnType<boolean, boolean | undefined, boolean>;
  };
  'core.job_board': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, string, string>;
    source: ColumnType<string, string, never>;
    address: ColumnType<string | null, string | null | undefined, string | null>;
    audience: ColumnType<string | null, string | null | undefined, string | null>;
    cost: ColumnType<string | null, string | null | undefined, string | null>;
    added_at: ColumnType<Date, Date | undefined, never>;
  };
  'core.job_delta': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    counter: ColumnType<string, string, never>;
    n: ColumnType<number, number, never>;
    at: ColumnType<Date, Date | undefined, never>;
  };
  'core.job_email': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    kind: ColumnType<string, string, never>;
    subject: ColumnType<string, string, string>;
    body: ColumnType<string, string, string>;
    changed_at: ColumnType<Date, Date | undefined, Date>;
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
    withdrawn: ColumnType<number, never, never>;
  };
  'core.jobvite_account': {
    org_id: ColumnType<number, never, never>;
    company_id: ColumnType<string, string, string>;
    sealed: ColumnType<never, Buffer, Buffer>;
    set_at: ColumnType<Date, never, Date>;
    set_by: ColumnType<number, number, number>;
  };
  'core.library_folder': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, string, string>;
    name_folded: ColumnType<string, string, string>;
    created_at: ColumnType<Date, never, never>;
    created_by: ColumnType<number, number, never>;
    deleted_at: ColumnType<Date | null, never, Date | null>;
  };
  'core.library_folder_question': {
    org_id: ColumnType<number, never, never>;
    folder_id: ColumnType<number, number, never>;
    key: ColumnType<string, string, never>;
    question_id: ColumnType<number | null, number | null | undefined, never>;
    added_at: ColumnType<Date, never, never>;
  };
  'core.library_question': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    type: ColumnType<'sift' | 'interview', 'sift' | 'interview', 'sift' | 'interview'>;
    text: ColumnType<string, string, string>;
    guide_one: ColumnType<string, string, string>;
    guide_three: ColumnType<string, string, string>;
    guide_five: ColumnType<string, string, string>;
    skills: ColumnType<string[], string[], string[]>;
    functions: ColumnType<string[], string[], string[]>;
    seniority: ColumnType<'any' | 'junior' | 'experienced' | 'lead', 'any' | 'junior' | 'experienced' | 'lead', 'any' | 'junior' | 'experienced' | 'lead'>;
    search: ColumnType<string, string, string>;
    version: ColumnType<number, never, number>;
    created_at: ColumnType<Date, Date | undefined, never>;
    changed_at: ColumnType<Date, Date | undefined, Date>;
    changed_by: ColumnType<number, number, number>;
    archived_at: ColumnType<Date | null, never, Date | null>;
  };
  'core.library_question_version': {
    org_id: ColumnType<number, number | undefined, never>;
    question_id: ColumnType<number, number, never>;
    version: ColumnType<number, number, never>;
    type: ColumnType<string, string, never>;
    text: ColumnType<string, string, never>;
    guide_one: ColumnType<string, string, never>;
    guide_three: ColumnType<string, string, never>;
    guide_five: ColumnType<string, string, never>;
    skills: ColumnType<string[], string[], never>;
    functions: ColumnType<string[], string[], never>;
    seniority: ColumnType<string, string, never>;
    changed_at: ColumnType<Date, Date, never>;
    changed_by: ColumnType<number, number, never>;
  };
  'core.mail_round': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, number, never>;
    template_id: ColumnType<number, number, never>;
    subject: ColumnType<string, string, never>;
    body: ColumnType<string, string, never>;
    due_on: ColumnType<string | null, string | null | undefined, never>;
    member_id: ColumnType<number, number, never>;
    people: ColumnType<number, number, never>;
    created_at: ColumnType<Date, Date, never>;
    leaves_at: ColumnType<Date, Date, never>;
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'core.mail_round_event': {
    org_id: ColumnType<number, number | undefined, never>;
    event_id: ColumnType<number, number, never>;
    round_id: ColumnType<number, number, never>;
    application_id: ColumnType<number, number, never>;
  };
  'core.mail_setting': {
    org_id: ColumnType<number, number | undefined, never>;
    sender_name: ColumnType<string | null, string | null | undefined, string | null>;
    rejection_wait_hours: ColumnType<number, number | undefined, number>;
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
  'core.microsite': {
    org_id: ColumnType<number, never, never>;
    draft: ColumnType<unknown, unknown, unknown>;
    published: ColumnType<unknown | null, never, unknown | null>;
    published_at: ColumnType<Date | null, never, Date | null>;
    version: ColumnType<number, never, number>;
    asset_key: ColumnType<string, string, string>;
  };
  'core.microsite_picture': {
    org_id: ColumnType<number, number | undefined, never>;
    key: ColumnType<string, string, never>;
    image: ColumnType<Buffer, Buffer, never>;
    added_at: ColumnType<Date, Date, never>;
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
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null, never, 'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null>;
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
    library_id: ColumnType<string | null, string | null | undefined, string | null>;
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
    small: ColumnType<boolean, boolean | undefined, never>;
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
  'core.source_alias': {
    org_id: ColumnType<number, never, never>;
    source: ColumnType<string, string, never>;
    merged_into: ColumnType<string, string, string>;
    merged_at: ColumnType<Date, Date | undefined, Date>;
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
    own_minutes: ColumnType<number | null, never, never>;
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
    event_id: ColumnType<number | null, never, never>;
    application_id: ColumnType<number | null, never, never>;
    created_at: ColumnType<Date, never, never>;
    send_at: ColumnType<Date, never, Date>;
    leased_until: ColumnType<Date | null, never, never>;
    attempts: ColumnType<number, never, never>;
    sent_at: ColumnType<Date | null, never, never>;
    failed_at: ColumnType<Date | null, never, never>;
    cancelled_at: ColumnType<Date | null, never, Date | null>;
    failure: ColumnType<'bounced' | 'held' | 'refused' | 'expired' | null, never, never>;
  };
  'pii.invitee': {
    org_id: ColumnType<number, never, never>;
    round_id: ColumnType<number, number, never>;
    address: ColumnType<never, string | null | undefined, string | null>;
    first_name: ColumnType<never, string | undefined, string>;
    last_name: ColumnType<never, string | undefined, string>;
    application_id: ColumnType<never, number | null | undefined, never>;
    state: ColumnType<'waiting' | 'done' | 'cancelled', never, 'waiting' | 'done' | 'cancelled'>;
  };
  'report.adverse_impact': {
    org_id: ColumnType<number, never, never>;
    year: ColumnType<number, never, never>;
    category: ColumnType<string, never, never>;
    option: ColumnType<string, never, never>;
    step: ColumnType<'submit' | 'review' | 'cvreview' | 'interview' | 'hired', never, never>;
    against: ColumnType<string, never, never>;
    ratio: ColumnType<string, never, never>;
    low: ColumnType<string, never, never>;
    high: ColumnType<string, never, never>;
    verdict: ColumnType<'consistent with chance' | 'worth a look' | 'act', never, never>;
    place: ColumnType<number, never, never>;
  };
  'report.adverse_impact_left_out': {
    org_id: ColumnType<number, never, never>;
    year: ColumnType<number, never, never>;
    category: ColumnType<string, never, never>;
    option: ColumnType<string, never, never>;
  };
  'report.adverse_impact_year': {
    org_id: ColumnType<number, never, never>;
    year: ColumnType<number, never, never>;
    judged_at: ColumnType<Date, never, never>;
    outcome: ColumnType<'compared' | 'too-few', never, never>;
  };
  'report.atom_cell': {
    org_id: ColumnType<number, never, never>;
    table_id: ColumnType<number, never, never>;
    group_value: ColumnType<string, never, never>;
    atoms: ColumnType<unknown, never, never>;
    coarse: ColumnType<unknown, never, never>;
  };
  'report.period_table': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    dimension: ColumnType<'org' | 'quarter' | 'team' | 'grade' | 'team-grade' | 'source' | 'quick' | 'job', never, never>;
    job_id: ColumnType<number | null, never, never>;
    from_day: ColumnType<string, never, never>;
    until_day: ColumnType<string, never, never>;
    named: ColumnType<string[], never, never>;
    pooled: ColumnType<string[] | null, never, never>;
    withheld: ColumnType<'too-few' | 'rest-too-small' | null, never, never>;
    frozen_at: ColumnType<Date, never, never>;
    looked_at: ColumnType<Date, never, never>;
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
    job_title: ColumnType<string, never, never>;
    job_description: ColumnType<string, never, never>;
    reviewer_first_name: ColumnType<string, never, never>;
    first_time: ColumnType<boolean, never, never>;
    due_on: ColumnType<string, never, never>;
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
    started_at: ColumnType<Date, never, Date>;
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
    interest_at: ColumnType<Date | null, never, never>;
    invited_at: ColumnType<Date | null, never, never>;
    form_asked: ColumnType<boolean, never, never>;
    dealt: ColumnType<boolean, never, never>;
    erased_source: ColumnType<string | null, never, never>;
  };
  'core.brand': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    name: ColumnType<string, never, never>;
  };
  'core.eo_notice': {
    org_id: ColumnType<number, never, never>;
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other', never, never>;
    basis: ColumnType<'explicit-consent' | 'equality-monitoring' | 'local-law', never, never>;
    notice: ColumnType<string, never, never>;
    extra_fields: ColumnType<string[], never, never>;
    ethnicity_list: ColumnType<'usual' | 'census' | 'two-questions', never, never>;
    ended_at: ColumnType<Date | null, never, never>;
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
  'core.finish_reminder': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, number, never>;
    first_at: ColumnType<Date | null, never, never>;
    last_at: ColumnType<Date | null, never, never>;
    stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  'core.job': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    hash: ColumnType<string, never, never>;
    title: ColumnType<string, never, never>;
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    sealed: ColumnType<boolean, never, never>;
    remote_preference: ColumnType<'On site' | 'Hybrid' | 'Remote', never, never>;
    employment_type: ColumnType<'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null, never, never>;
    hours: ColumnType<string | null, never, never>;
    openings: ColumnType<number, never, never>;
    job_functions: ColumnType<string[], never, never>;
    salary_min: ColumnType<string | null, never, never>;
    salary_max: ColumnType<string | null, never, never>;
    salary_currency: ColumnType<string | null, never, never>;
    salary_period: ColumnType<'hour' | 'day' | 'week' | 'month' | 'year', never, never>;
    city: ColumnType<string | null, never, never>;
    region: ColumnType<string | null, never, never>;
    postcode: ColumnType<string | null, never, never>;
    country: ColumnType<string | null, never, never>;
    brand_id: ColumnType<number | null, never, never>;
    requisition_id: ColumnType<string | null, never, never>;
    perks: ColumnType<string[], never, never>;
    on_careers_page: ColumnType<boolean, never, never>;
    on_feeds: ColumnType<boolean, never, never>;
    asks_eo: ColumnType<boolean, never, never>;
    quick_apply: ColumnType<boolean, never, never>;
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
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null, never, never>;
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
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
  'pii.application_identity': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    candidate_id: ColumnType<number, never, never>;
    link_serial: ColumnType<number, never, never>;
  };
  'pii.candidate': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    first_name: ColumnType<string, never, never>;
    last_name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    contact_until: ColumnType<Date | null, never, never>;
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
    team: ColumnType<string | null, never, never>;
    grade: ColumnType<string | null, never, never>;
    sample: ColumnType<boolean, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    closes_at: ColumnType<Date | null, never, never>;
    archived_at: ColumnType<Date | null, never, never>;
    description: ColumnType<string, never, never>;
    location: ColumnType<string | null, never, never>;
    open_until_filled: ColumnType<boolean, never, never>;
    reviews_per_answer: ColumnType<number, never, never>;
    sealed: ColumnType<boolean, never, never>;
    remote_preference: ColumnType<'On site' | 'Hybrid' | 'Remote', never, never>;
    employment_type: ColumnType<'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null, never, never>;
    hours: ColumnType<string | null, never, never>;
    openings: ColumnType<number, never, never>;
    job_functions: ColumnType<string[], never, never>;
    salary_min: ColumnType<string | null, never, never>;
    salary_max: ColumnType<string | null, never, never>;
    salary_currency: ColumnType<string | null, never, never>;
    salary_period: ColumnType<'hour' | 'day' | 'week' | 'month' | 'year', never, never>;
    city: ColumnType<string | null, never, never>;
    region: ColumnType<string | null, never, never>;
    postcode: ColumnType<string | null, never, never>;
    country: ColumnType<string | null, never, never>;
    brand_id: ColumnType<number | null, never, never>;
    requisition_id: ColumnType<string | null, never, never>;
    perks: ColumnType<string[], never, never>;
    on_careers_page: ColumnType<boolean, never, never>;
    on_feeds: ColumnType<boolean, never, never>;
    quick_apply: ColumnType<boolean, never, never>;
  };
  'core.microsite': {
    org_id: ColumnType<number, never, never>;
    published: ColumnType<unknown | null, never, never>;
    published_at: ColumnType<Date | null, never, never>;
    asset_key: ColumnType<string, never, never>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    slug: ColumnType<string, never, never>;
    name: ColumnType<string, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    features: ColumnType<string[], never, never>;
    deactivated_at: ColumnType<Date | null, never, never>;
    privacy_contact: ColumnType<string | null, never, never>;
    retention_months: ColumnType<number, never, never>;
    logo_key: ColumnType<string | null, never, never>;
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
    skills: ColumnType<string[], never, never>;
    max_words: ColumnType<number, never, never>;
  };
};

export type OperatorDatabase = {
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
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null, never, never>;
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
    text: ColumnType<never, never, string>;
  };
  'blind.review_session': {
    org_id: ColumnType<number, never, never>;
    link_id: ColumnType<number, never, never>;
    batch_id: ColumnType<number, never, never>;
    ready: ColumnType<boolean, never, boolean>;
    finished: ColumnType<boolean, never, never>;
  };
  'core.answer': {
    org_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    question_id: ColumnType<number, never, never>;
    text: ColumnType<string, never, never>;
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
    interest_at: ColumnType<Date | null, never, never>;
    invited_at: ColumnType<Date | null, never, never>;
    form_asked: ColumnType<boolean, never, never>;
    dealt: ColumnType<boolean, never, never>;
    erased_source: ColumnType<string | null, never, never>;
  };
  'core.decision': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    to_state: ColumnType<string, never, never>;
    template_id: ColumnType<number | null, never, never>;
  };
  'core.email_template': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<'application-invite' | 'application-start' | 'application-confirm' | 'applicant-interview' | 'applicant-rejection' | 'past-application-invite' | 'quick-apply-invite' | 'assessment-stage-invite' | 'other', never, never>;
    name: ColumnType<string, never, never>;
    subject: ColumnType<string, never, never>;
    body: ColumnType<string, never, never>;
    is_default: ColumnType<boolean, never, never>;
    version: ColumnType<number, never, never>;
    changed_at: ColumnType<Date, never, never>;
    changed_by: ColumnType<number, never, never>;
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
  'core.finish_reminder': {
    org_id: ColumnType<number, number | undefined, never>;
    application_id: ColumnType<number, number, never>;
    first_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    last_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    stopped_at: ColumnType<Date | null, Date | null | undefined, never>;
  };
  'core.idempotency': {
    org_id: ColumnType<number, never, never>;
    actor_id: ColumnType<number, never, never>;
    key: ColumnType<string, never, never>;
    endpoint: ColumnType<string, never, never>;
    answer: ColumnType<unknown | null, never, never>;
    created_at: ColumnType<Date, never, never>;
  };
  'core.invite_round': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    kind: ColumnType<'application-invite' | 'quick-apply-invite' | 'past-application-invite', never, never>;
    template_id: ColumnType<number | null, never, never>;
    member_id: ColumnType<number, never, never>;
    people: ColumnType<number, never, never>;
    created_at: ColumnType<Date, never, never>;
    leaves_at: ColumnType<Date, never, never>;
    cancelled_at: ColumnType<Date | null, never, never>;
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
    remote_preference: ColumnType<'On site' | 'Hybrid' | 'Remote', never, never>;
    employment_type: ColumnType<'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null, never, never>;
    hours: ColumnType<string | null, never, never>;
    openings: ColumnType<number, never, never>;
    job_functions: ColumnType<string[], never, never>;
    salary_min: ColumnType<string | null, never, never>;
    salary_max: ColumnType<string | null, never, never>;
    salary_currency: ColumnType<string | null, never, never>;
    salary_period: ColumnType<'hour' | 'day' | 'week' | 'month' | 'year', never, never>;
    city: ColumnType<string | null, never, never>;
    region: ColumnType<string | null, never, never>;
    postcode: ColumnType<string | null, never, never>;
    country: ColumnType<string | null, never, never>;
    brand_id: ColumnType<number | null, never, never>;
    internal_reference: ColumnType<string | null, never, never>;
    requisition_id: ColumnType<string | null, never, never>;
    perks: ColumnType<string[], never, never>;
    on_careers_page: ColumnType<boolean, never, never>;
    on_feeds: ColumnType<boolean, never, never>;
    asks_eo: ColumnType<boolean, never, never>;
    quick_apply: ColumnType<boolean, never, never>;
  };
  'core.job_email': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    kind: ColumnType<string, never, never>;
    subject: ColumnType<string, never, never>;
    body: ColumnType<string, never, never>;
    changed_at: ColumnType<Date, never, never>;
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
  'core.mail_round': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    template_id: ColumnType<number, never, never>;
    subject: ColumnType<string, never, never>;
    body: ColumnType<string, never, never>;
    due_on: ColumnType<string | null, never, never>;
    member_id: ColumnType<number, never, never>;
    people: ColumnType<number, never, never>;
    created_at: ColumnType<Date, never, never>;
    leaves_at: ColumnType<Date, never, never>;
    cancelled_at: ColumnType<Date | null, never, never>;
  };
  'core.mail_round_event': {
    org_id: ColumnType<number, never, never>;
    event_id: ColumnType<number, never, never>;
    round_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
  };
  'core.mail_setting': {
    org_id: ColumnType<number, never, never>;
    sender_name: ColumnType<string | null, never, never>;
    rejection_wait_hours: ColumnType<number, never, never>;
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
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null, never, never>;
    tier: ColumnType<'free-trial' | 'starter' | 'growth' | 'pro' | 'enterprise' | 'beta', never, never>;
    features: ColumnType<string[], never, never>;
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
    library_id: ColumnType<string | null, never, never>;
  };
  'core.review': {
    org_id: ColumnType<number, never, never>;
    item_id: ColumnType<string, never, never>;
    batch_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    question_id: ColumnType<number, never, never>;
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
    small: ColumnType<boolean, never, never>;
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
    contact_until: ColumnType<Date | null, never, never>;
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
    failure: ColumnType<'bounced' | 'held' | 'refused' | 'expired' | null, 'bounced' | 'held' | 'refused' | 'expired' | null | undefined, 'bounced' | 'held' | 'refused' | 'expired' | null>;
  };
  'pii.invitee': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    round_id: ColumnType<number, never, never>;
    address: ColumnType<string | null, never, string | null>;
    first_name: ColumnType<string, never, string>;
    last_name: ColumnType<string, never, string>;
    candidate_id: ColumnType<number | null, never, number | null>;
    application_id: ColumnType<number | null, never, never>;
    state: ColumnType<'waiting' | 'done' | 'cancelled', never, 'waiting' | 'done' | 'cancelled'>;
  };
  'pii.mail_address': {
    org_id: ColumnType<number, number | undefined, number>;
    address_key: ColumnType<Buffer, Buffer, Buffer>;
    bounced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
    interest_at: ColumnType<Date | null, never, never>;
    invited_at: ColumnType<Date | null, never, never>;
    form_asked: ColumnType<boolean, never, never>;
    dealt: ColumnType<boolean, never, never>;
    erased_source: ColumnType<string | null, never, never>;
  };
  'core.cohort_day': {
    org_id: ColumnType<number, number | undefined, number>;
    day: ColumnType<string, string, string>;
    source_id: ColumnType<number, number, number>;
    quick: ColumnType<boolean, boolean, boolean>;
    started: ColumnType<number, number | undefined, number>;
    submit: ColumnType<number, number | undefined, number>;
    review: ColumnType<number, number | undefined, number>;
    cvreview: ColumnType<number, number | undefined, number>;
    interview: ColumnType<number, number | undefined, number>;
    hired: ColumnType<number, number | undefined, number>;
    scored: ColumnType<number, number | undefined, number>;
    score: ColumnType<number, number | undefined, number>;
  };
  'core.cohort_month': {
    org_id: ColumnType<number, number | undefined, number>;
    month: ColumnType<string, string, string>;
    job_id: ColumnType<number, number, number>;
    source_id: ColumnType<number, number, number>;
    quick: ColumnType<boolean, boolean, boolean>;
    started: ColumnType<number, number | undefined, number>;
    submit: ColumnType<number, number | undefined, number>;
    review: ColumnType<number, number | undefined, number>;
    cvreview: ColumnType<number, number | undefined, number>;
    interview: ColumnType<number, number | undefined, number>;
    hired: ColumnType<number, number | undefined, number>;
    scored: ColumnType<number, number | undefined, number>;
    score: ColumnType<number, number | undefined, number>;
  };
  'core.experience_answer': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    kind: ColumnType<'post-apply' | 'post-feedback' | 'post-review', never, never>;
    rating: ColumnType<number, never, never>;
    fairness: ColumnType<number | null, never, never>;
    satisfaction: ColumnType<number | null, never, never>;
    created_at: ColumnType<Date, never, never>;
    has_text: ColumnType<boolean, never, never>;
  };
  'core.experience_day': {
    org_id: ColumnType<number, number | undefined, number>;
    kind: ColumnType<string, string, string>;
    day: ColumnType<string, string, string>;
    rating: ColumnType<number[], number[], number[]>;
    fairness: ColumnType<number[], number[], number[]>;
    satisfaction: ColumnType<number[], number[], number[]>;
    texts: ColumnType<number, number, number>;
  };
  'core.experience_todo': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    kind: ColumnType<string, never, never>;
    created_at: ColumnType<Date, never, never>;
  };
  'core.fact_todo': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
  };
  'core.fold_state': {
    org_id: ColumnType<number, number | undefined, number>;
    zone: ColumnType<string, string, string>;
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
    remote_preference: ColumnType<'On site' | 'Hybrid' | 'Remote', never, never>;
    employment_type: ColumnType<'full-time' | 'part-time' | 'contract' | 'temporary' | 'apprenticeship' | 'internship' | 'volunteer' | null, never, never>;
    hours: ColumnType<string | null, never, never>;
    openings: ColumnType<number, never, never>;
    job_functions: ColumnType<string[], never, never>;
    salary_min: ColumnType<string | null, never, never>;
    salary_max: ColumnType<string | null, never, never>;
    salary_currency: ColumnType<string | null, never, never>;
    salary_period: ColumnType<'hour' | 'day' | 'week' | 'month' | 'year', never, never>;
    city: ColumnType<string | null, never, never>;
    region: ColumnType<string | null, never, never>;
    postcode: ColumnType<string | null, never, never>;
    country: ColumnType<string | null, never, never>;
    brand_id: ColumnType<number | null, never, never>;
    internal_reference: ColumnType<string | null, never, never>;
    requisition_id: ColumnType<string | null, never, never>;
    perks: ColumnType<string[], never, never>;
    on_careers_page: ColumnType<boolean, never, never>;
    on_feeds: ColumnType<boolean, never, never>;
    asks_eo: ColumnType<boolean, never, never>;
    quick_apply: ColumnType<boolean, never, never>;
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
    withdrawn: ColumnType<number, number | undefined, number>;
  };
  'core.organisation': {
    org_id: ColumnType<number, never, never>;
    locale: ColumnType<string, never, never>;
    tz: ColumnType<string | null, never, never>;
    eo_set: ColumnType<'AU' | 'CA' | 'FR' | 'DE' | 'GB' | 'NI' | 'HK' | 'IN' | 'NL' | 'NZ' | 'SG' | 'CH' | 'US' | 'EHRC' | 'other' | null, never, never>;
  };
  'core.review': {
    org_id: ColumnType<number, never, never>;
    batch_id: ColumnType<number, never, never>;
    application_id: ColumnType<number, never, never>;
    stars: ColumnType<number | null, never, never>;
  };
  'core.review_batch': {
    org_id: ColumnType<number, never, never>;
    id: ColumnType<number, never, never>;
    released_at: ColumnType<Date | null, never, never>;
  };
  'core.rollup_day': {
    org_id: ColumnType<number, number | undefined, number>;
    day: ColumnType<string, string, string>;
    job_id: ColumnType<number, number, number>;
    submitted: ColumnType<number, number | undefined, number>;
    quick: ColumnType<number, number | undefined, number>;
    hired: ColumnType<number, number | undefined, number>;
    hire_seconds: ColumnType<number, number | undefined, number>;
    rejected: ColumnType<number, number | undefined, number>;
  };
  'core.rollup_month': {
    org_id: ColumnType<number, number | undefined, number>;
    month: ColumnType<string, string, string>;
    job_id: ColumnType<number, number, number>;
    submitted: ColumnType<number, number | undefined, number>;
    quick: ColumnType<number, number | undefined, number>;
    hired: ColumnType<number, number | undefined, number>;
    hire_seconds: ColumnType<number, number | undefined, number>;
    rejected: ColumnType<number, number | undefined, number>;
  };
  'core.source': {
    org_id: ColumnType<number, number | undefined, number>;
    id: ColumnType<number, number, number>;
    name: ColumnType<string, string, string>;
  };
  'core.source_alias': {
    org_id: ColumnType<number, never, never>;
    source: ColumnType<string, never, never>;
    merged_into: ColumnType<string, never, never>;
    merged_at: ColumnType<Date, never, never>;
  };
  'eo.app_fact': {
    org_id: ColumnType<number, number | undefined, number>;
    link: ColumnType<Buffer, Buffer, Buffer>;
    job_id: ColumnType<number, number, number>;
    started_day: ColumnType<string, string, string>;
    submitted_day: ColumnType<string | null, string | null | undefined, string | null>;
    hired_day: ColumnType<string | null, string | null | undefined, string | null>;
    rejected_day: ColumnType<string | null, string | null | undefined, string | null>;
    interest_day: ColumnType<string | null, string | null | undefined, string | null>;
    source_id: ColumnType<number, number, number>;
    reached: ColumnType<number, number, number>;
    hire_seconds: ColumnType<number | null, number | null | undefined, number | null>;
    score: ColumnType<number | null, number | null | undefined, number | null>;
    demo: ColumnType<Buffer, Buffer, Buffer>;
  };
  'eo.cell_draw': {
    org_id: ColumnType<number, number | undefined, never>;
    table_id: ColumnType<number, number, never>;
    group_value: ColumnType<string, string, never>;
    category: ColumnType<string, string, never>;
    option: ColumnType<string, string, never>;
    furthest: ColumnType<string, string, never>;
    counted: ColumnType<number, number, number>;
    draw: ColumnType<number, number, never>;
    step: ColumnType<number, number | undefined, never>;
  };
  'eo.link': {
    org_id: ColumnType<number, never, never>;
    link: ColumnType<Buffer, never, never>;
    subject: ColumnType<string, never, never>;
  };
  'eo.packed_month': {
    org_id: ColumnType<number, never, never>;
    job_id: ColumnType<number, never, never>;
    month: ColumnType<string, never, never>;
    people: ColumnType<Buffer | null, never, Buffer | null>;
  };
  'eo.response': {
    org_id: ColumnType<number, never, never>;
    subject: ColumnType<string, never, never>;
    job_id: ColumnType<number, never, never>;
    form: ColumnType<string, never, never>;
    answers: ColumnType<unknown, never, never>;
    answered_on: ColumnType<string, never, never>;
  };
  'report.adverse_impact': {
    org_id: ColumnType<number, number | undefined, never>;
    year: ColumnType<number, number, never>;
    category: ColumnType<string, string, never>;
    option: ColumnType<string, string, never>;
    step: ColumnType<'submit' | 'review' | 'cvreview' | 'interview' | 'hired', 'submit' | 'review' | 'cvreview' | 'interview' | 'hired', never>;
    against: ColumnType<string, string, never>;
    ratio: ColumnType<string, string, never>;
    low: ColumnType<string, string, never>;
    high: ColumnType<string, string, never>;
    verdict: ColumnType<'consistent with chance' | 'worth a look' | 'act', 'consistent with chance' | 'worth a look' | 'act', never>;
    place: ColumnType<number, never, never>;
  };
  'report.adverse_impact_left_out': {
    org_id: ColumnType<number, number | undefined, never>;
    year: ColumnType<number, number, never>;
    category: ColumnType<string, string, never>;
    option: ColumnType<string, string, never>;
  };
  'report.adverse_impact_year': {
    org_id: ColumnType<number, number | undefined, never>;
    year: ColumnType<number, number, never>;
    judged_at: ColumnType<Date, Date, never>;
    outcome: ColumnType<'compared' | 'too-few', 'compared' | 'too-few', never>;
  };
  'report.atom_cell': {
    org_id: ColumnType<number, number | undefined, never>;
    table_id: ColumnType<number, number, never>;
    group_value: ColumnType<string, string, never>;
    atoms: ColumnType<unknown, unknown, unknown>;
    coarse: ColumnType<unknown, unknown | undefined, unknown>;
  };
  'report.freeze_round': {
    org_id: ColumnType<number, number | undefined, never>;
    looked_at: ColumnType<Date, Date, Date>;
  };
  'report.period_table': {
    org_id: ColumnType<number, number | undefined, never>;
    id: ColumnType<number, never, never>;
    dimension: ColumnType<'org' | 'quarter' | 'team' | 'grade' | 'team-grade' | 'source' | 'quick' | 'job', 'org' | 'quarter' | 'team' | 'grade' | 'team-grade' | 'source' | 'quick' | 'job', never>;
    job_id: ColumnType<number | null, number | null | undefined, never>;
    from_day: ColumnType<string, string, never>;
    until_day: ColumnType<string, string, never>;
    named: ColumnType<string[], string[], never>;
    pooled: ColumnType<string[] | null, string[] | null | undefined, never>;
    withheld: ColumnType<'too-few' | 'rest-too-small' | null, 'too-few' | 'rest-too-small' | null | undefined, never>;
    frozen_at: ColumnType<Date, Date, never>;
    looked_at: ColumnType<Date, Date, Date>;
  };
  'report.table_role': {
    org_id: ColumnType<number, number | undefined, never>;
    table_id: ColumnType<number, number, never>;
    job_id: ColumnType<number, number, never>;
    group_value: ColumnType<string, string, never>;
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

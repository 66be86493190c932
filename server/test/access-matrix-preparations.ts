import type {
  AccessMatrixPreparation,
  AccessMatrixFixtures,
} from './access-matrix-preparation-types.ts';
import { interviewAccessPreparations } from './interview-access-preparations.ts';
import { accessMatrixPreparationsOfCandidateTasks } from './access-matrix-preparations-of-candidate-tasks.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';
import { onePixelPng } from './call-endpoint-and-fill-sample-request-in-test.ts';

/**
 * What a call needs so that whoever may make it is not answered as somebody who may not; what is returned is the body to send
 * in place of the plainest one.
 */
export const accessMatrixPreparations: Record<string, AccessMatrixPreparation> = {
  'PUT /api/manage/{jobId}/feedback': async () => ({
    heldUntil: null,
    showsGuide: true,
    version: 0,
  }),
  'PUT /api/manage/{jobId}/candidates/{applicationId}/feedback-comment': async () => ({
    text: 'Your answers were clear.',
    version: 0,
  }),
  'POST /api/manage/{jobId}/candidates/{applicationId}/feedback-comment/approve': async ({
    given,
    things,
    members,
  }) => {
    await given.owner.query(
      `insert into core.feedback_comment (org_id, application_id, text, written_by, written_at)
       values ($1, $2, 'Your answers were clear.', $3, now())`,
      [things.id, things.application.id, members.colleague.id],
    );
    return { version: 1 };
  },
  // Archiving is for admins alone, whoever runs the role.
  'PUT /api/rest/job/{id}': async () => ({ status: 'notHired' }),
  // Asking for what already is changes nothing, whoever asks.
  'PUT /api/job/{jobId}/equal-opportunities': async () => ({ isWanted: false }),
  'POST /account/features/toggle': async () => ({ featureName: 'quick-apply', enabled: true }),
  'POST /account/welcome-email': async ({ members }) => ({ userId: members.colleague.id }),
  'POST /api/org/webhook': async ({ things }) => ({
    orgId: things.id,
    url: 'https://example.com/',
    events: ['candidate-hired'],
  }),
  'POST /account/equal-opportunities/notice/end': async () => ({ eoSet: 'GB' }),
  'POST /api/sources/part': async ({ given, things }) => {
    await given.owner.query(
      "insert into core.source_alias (org_id, source, merged_into) values ($1, 'radio', 'advert')",
      [things.id],
    );
    return { source: 'radio' };
  },
  'POST /free-trial/add-sample-role': async ({ given, things }) => {
    await given.owner.query("update core.organisation set tier = 'free-trial' where org_id = $1", [
      things.id,
    ]);
  },
  'POST /api/manage/{jobId}/candidates/{applicationId}/adjustments/{adjustmentId}': async () => ({
    version: 1,
    outcome: 'agreed',
    timeFactor: 2,
    maySendUntil: null,
    words: 'Twice the time.',
  }),
  'POST /api/privacy/requests/{dataRequestId}/answer': async () => ({
    version: 1,
    outcome: 'upheld',
    words: 'You are right, and it does not happen again.',
  }),
  'GET /builder/{jobId}/preview/form/{number}': async ({ given, things }) => {
    await given.form(things.job, [examplePlanItemByKind['short-text']]);
  },
  'POST /api/privacy/holds': async ({ things, members }) => ({
    jobId: things.job.id,
    ref: null,
    coversPerson: false,
    ground: 'complaint',
    reason: 'A complaint is being answered.',
    ownerId: members.admin.id,
    endsOn: '2027-01-31',
  }),
  'PUT /api/privacy/periods': async () => ({
    country: 'GB',
    store: 'application',
    months: 9,
    reason: 'Agreed with the works council.',
  }),
  'GET /api/manage/{jobId}/reviewers/{reviewerId}/taking-off': soleReviewer,
  'POST /api/manage/{jobId}/reviewers/{reviewerId}/take-off': soleReviewer,
  ...interviewAccessPreparations,
  ...accessMatrixPreparationsOfCandidateTasks,
  'GET /builder/{jobId}/preview/test/{number}': async ({ given, things }) => {
    await given.stageItem(things.job, things.stage, examplePlanItemByKind['one-of']);
  },
  'GET /builder/{jobId}/preview/question/{number}': async ({ given, things }) => {
    await given.question(things.job);
  },
  'GET /photos/{file}': async ({ given, members: { self } }) => {
    await given.owner.query(
      'insert into core.member_photo (org_id, member_id, version, image) values ($1, $2, 1, $3)',
      [self.orgId, self.id, onePixelPng],
    );
  },

  'POST /api/email-templates/create': async ({ things }) => emailTemplate(things),
  'POST /api/email-templates/{templateId}/update': async ({ things }) => emailTemplate(things),
  'POST /api/email-templates/{templateId}/delete': async ({ things }) => ({
    orgId: things.id,
    name: 'Ours',
    isDefault: true,
  }),

  'GET /api/interviews/{interviewId}/scorecard': async (prepared) => onPanel(prepared),
  'PUT /api/interviews/{interviewId}/scorecard/marks/{itemId}': async (prepared) => {
    await onPanel(prepared);
    return MARK;
  },
  'PUT /api/interviews/{interviewId}/scorecard/notes': async (prepared) => onPanel(prepared),
  'POST /api/interviews/{interviewId}/scorecard/submit': async (prepared) => markedCard(prepared),
  'POST /api/interviews/{interviewId}/scorecard/release': async (prepared) => halfOfCards(prepared),
  'POST /api/interviews/{interviewId}/scorecard/agreed/{itemId}': async (prepared) =>
    openedCards(prepared),

  'GET /freview/get-token/{jobId}': async (prepared) => reviewsToDo(prepared),
  'POST /api/manage/{jobId}/review-estimate': async (prepared) => reviewBatch(prepared),
  'POST /api/manage/{jobId}/send-to-review': async (prepared) => reviewBatch(prepared),
  'POST /api/manage/{jobId}/decide': async ({ things }) => ({
    applicationIds: [things.application.id],
    decision: 'reject',
  }),
  'POST /api/manage/{jobId}/undo-decision': async ({ things }) => ({
    applicationIds: [things.application.id],
  }),
  'POST /api/manage/{jobId}/interview-rounds/{roundId}/capacity': async ({ things }) => ({
    applicationIds: [things.application.id],
  }),
  'POST /api/manage/{jobId}/interview-rounds/{roundId}/invite': async ({ things }) => ({
    applicationIds: [things.application.id],
  }),
  'POST /api/manage/{jobId}/mails/preview': async (prepared) => emailToCandidates(prepared),
  'POST /api/manage/{jobId}/mails': async (prepared) => ({
    ...(await emailToCandidates(prepared)),
    version: 1,
  }),
  'POST /api/manage/{jobId}/mails/{roundId}/cancel': async (prepared) => emailRound(prepared),
  // Nobody is invited to what is closed.
  'POST /api/manage/{jobId}/invites/past-applicants': async ({ given, things }) => {
    await given.owner.query('update core.job set closes_at = now() where id = $1', [things.job.id]);
  },
};

/** Of the furnished interview `self` is the panel, and nobody else. */
async function onPanel({ given, things, members }: AccessMatrixFixtures): Promise<void> {
  await given.owner.query(
    'update core.interview_panel_member set member_id = $2 where interview_id = $1',
    [things.interview.id, members.self.id],
  );
}

const MARK = { stars: 4, notAsked: false, note: 'Said what they did.', version: 0 };

/** The whole card, ready to be handed in. */
async function markedCard(prepared: AccessMatrixFixtures): Promise<void> {
  const { given, things, members } = prepared;
  await onPanel(prepared);
  await given.owner.query(
    `insert into core.scorecard_mark (org_id, interview_id, member_id, question_id, stars)
     select $1, $2, $3, unnest($4::bigint[]), 4`,
    [things.id, things.interview.id, members.self.id, things.interview.items.map(({ id }) => id)],
  );
}

/** Handed in; with somebody else on the panel whose card is missing. */
async function halfOfCards(prepared: AccessMatrixFixtures) {
  const { given, things, members } = prepared;
  await markedCard(prepared);
  await given.owner.query(
    'insert into core.scorecard (org_id, interview_id, member_id, submitted_at) values ($1, $2, $3, now())',
    [things.id, things.interview.id, members.self.id],
  );
  await given.owner.query(
    'insert into core.interview_panel_member (org_id, interview_id, member_id) values ($1, $2, $3)',
    [things.id, things.interview.id, (await given.member(things)).id],
  );
  return { reason: 'They are ill until next month.' };
}

async function openedCards(prepared: AccessMatrixFixtures) {
  const { given, things } = prepared;
  await markedCard(prepared);
  await given.owner.query(
    'insert into core.scorecards_opened (org_id, interview_id, opened_at) values ($1, $2, now())',
    [things.id, things.interview.id],
  );
  return { stars: 3, reason: 'We talked it over together.' };
}

function emailTemplate({ id }: AccessMatrixFixtures['things']) {
  const words = { name: 'Ours', subject: 'From us', body: '<p>Words.</p>' };
  return { type: 'applicant-rejection', ...words, isDefault: true, orgId: id };
}

/** Whom the address names has answers to score, which nobody else could. */
async function soleReviewer({ given, things }: AccessMatrixFixtures) {
  const { job, application, member } = things;
  await given.batch(job, { by: member, reviewers: [member], applications: [application] });
  return { confirmed: true };
}

/** The reviewer has answers to score. */
async function reviewsToDo({ given, things, members }: AccessMatrixFixtures): Promise<void> {
  const { job, application, member } = things;
  await given.batch(job, {
    by: member,
    reviewers: [members.reviewer],
    applications: [application],
  });
}

async function reviewBatch({ given, things, members }: AccessMatrixFixtures) {
  await given.question(things.job);
  return {
    applicationIds: [things.application.id],
    reviewerIds: [members.reviewer.id],
    reviewsPerAnswer: 1,
    confirmed: true,
  };
}

async function emailToCandidates({ given, things, members }: AccessMatrixFixtures) {
  const { id } = await given.emailTemplate(members.admin, {
    type: 'other',
    name: 'Other',
    body: '<p>Words.</p>',
    isDefault: false,
  });
  return { applicationIds: [things.application.id], templateId: id };
}

/** With the number that the address names. */
async function emailRound({ given, things }: AccessMatrixFixtures): Promise<void> {
  await given.owner.query(
    `insert into core.email_round (org_id, id, job_id, template_id, subject, body, member_id, people, created_at, leaves_at)
     overriding system value
     values ($1, $2, $3, 1, 'From us', 'Words.', $4, 1, now(), now() + interval '30 seconds')`,
    [things.id, things.inviteRound.id, things.job.id, things.member.id],
  );
}

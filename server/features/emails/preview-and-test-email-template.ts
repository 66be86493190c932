import { randomUUID } from 'node:crypto';
import type {
  previewEmailTemplateEndpoint,
  RenderedEmailForPreview,
  sendEmailTemplateTestEndpoint,
} from '@evenhand/contract/emails/email-templates.ts';
import type { ResponseOf, HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import { richTextToHtml } from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import { checkMayWriteEmailTemplates } from './check-may-write-email-templates.ts';
import {
  type CandidateEmailFacts,
  candidateEmailTagValues,
} from './rules/candidate-email-tag-values.ts';
import { type RenderedEmail, renderEmail } from './rules/render-email-and-find-tag-problem.ts';
import { emailTemplateProblem } from './rules/email-template-problem.ts';
import {
  findEmailPreviewFacts,
  insertTestEmailRow,
  type EmailPreviewFacts,
} from './sql/email-previews-and-tests.ts';

type UnsavedTemplate = HandlerInputOf<typeof previewEmailTemplateEndpoint>['body'];
type PreviewRequest = {
  tried: UnsavedTemplate;
  services: Services;
  dueOn?: string | null;
};

const EXAMPLE_TITLE = 'Community nurse';
const EXAMPLE_CANDIDATE = 'Sam';

/**
 * An e-mail as a candidate would get it; or why it could not be saved as it is.
 * @throws Refusal not-allowed
 */
export async function previewUnsavedEmailTemplate(
  visit: VisitorRequestContext,
  trial: PreviewRequest,
): Promise<ResponseOf<typeof previewEmailTemplateEndpoint>> {
  const { db, member } = visit;
  await checkMayWriteEmailTemplates(db, member);
  const written = await renderUnsavedTemplate(
    visit,
    trial,
    standardEmailTemplateByKind[trial.tried.type].why,
  );
  if ('problem' in written) return { problem: written.problem, mail: null };
  return { problem: null, mail: previewOf(written.mail) };
}

/**
 * What candidates would get, with an invented one in place of each: nobody's name is asked for. The caller has checked the
 * right to.
 * @throws Refusal bad-input with the reason why it cannot be sent
 */
export async function previewEmailToInventedCandidate(
  visit: VisitorRequestContext,
  trial: PreviewRequest & { dueOn: string | null },
): Promise<RenderedEmailForPreview> {
  const written = await renderUnsavedTemplate(
    visit,
    trial,
    standardEmailTemplateByKind[trial.tried.type].why,
  );
  if ('problem' in written)
    throw new Refusal('bad-input', {
      message: written.problem,
      fields: { templateId: written.problem },
    });
  return previewOf(written.mail);
}

function previewOf({ subject, text, html, parts }: RenderedEmail): RenderedEmailForPreview {
  const shown = parts.blocks.map((block) =>
    block.kind === 'button'
      ? { button: block.label, url: block.url }
      : { html: richTextToHtml([block]) },
  );
  return { subject, text, html, from: parts.from, why: parts.why, parts: shown };
}

/**
 * Sends the e-mail to whoever asks, through the outbox like any other.
 * @throws Refusal not-allowed, bad-input with the reason why it could not be saved
 */
export async function queueEmailTemplateTest(
  visit: VisitorRequestContext,
  trial: PreviewRequest,
): Promise<ResponseOf<typeof sendEmailTemplateTestEndpoint>> {
  const { db, member } = visit;
  await checkMayWriteEmailTemplates(db, member);
  const written = await renderUnsavedTemplate(visit, trial, TEST);
  if ('problem' in written)
    throw new Refusal('bad-input', {
      message: written.problem,
      fields: { [written.field]: written.problem },
    });
  const { services } = trial;
  const [eventId = 0] = await recordDomainEvents(db, [
    { kind: 'email-test-asked', actorKind: 'member', actorId: member.actorId },
  ]);
  const { subject, text, html } = written.mail;
  await insertTestEmailRow(db, {
    eventId,
    subject: `Test: ${subject}`,
    text,
    html,
    messageId: `<${randomUUID()}@${services.config.MAIL_FROM.replace(/^.*@|>$/g, '')}>`,
    now: visit.now,
  });
  return { to: written.facts.email };
}

const TEST =
  'This is a test that you asked for. Nobody else got it, the candidate is invented, and its links lead nowhere.';

type Written =
  | { mail: RenderedEmail; facts: EmailPreviewFacts }
  | { problem: string; field: 'subject' | 'body' };

async function renderUnsavedTemplate(
  { db, member }: VisitorRequestContext,
  { tried, services, dueOn = null }: PreviewRequest,
  why: string,
): Promise<Written> {
  const emailText = {
    subject: tried.subject,
    body: sanitiseRichText(tried.body, { tags: true }),
    why,
  };
  const found = emailTemplateProblem(tried.type, emailText);
  if (found !== null) return found;
  const facts = await findEmailPreviewFacts(db, { memberId: member.actorId, jobId: tried.jobId });
  const email = renderEmail(
    tried.type,
    emailText,
    candidateEmailTagValues(tried.type, { ...exampleOf(facts, services), dueOn }),
  );
  return 'problem' in email ? { ...email, field: 'body' } : { mail: email, facts };
}

function exampleOf(facts: EmailPreviewFacts, { config }: Services): CandidateEmailFacts {
  return {
    firstName: EXAMPLE_CANDIDATE,
    title: facts.title ?? EXAMPLE_TITLE,
    employer: facts.employer,
    zone: facts.zone,
    closesAt: facts.closesAt,
    dueOn: null,
    feedbackOn: null,
    plan: null,
    sender: { firstName: facts.firstName, lastName: facts.lastName },
    ownPage: `${config.BASE_URL}/application/example`,
    stopPage: `${config.BASE_URL}/unsubscribe/example`,
  };
}

import type {
  ApplicationHistoryActor,
  ApplicationHistoryEvent,
} from '@evenhand/contract/application-history/history-page-props.ts';
import { applicationStateFacts } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { formatIsoDayWithMonth } from '../../parts/time/format-iso-days-with-month.ts';

/** One thing that was done, as a sentence. */
export function applicationHistoryStepWords(
  step: ApplicationHistoryEvent,
  organisation: string,
): string {
  switch (step.kind) {
    case 'submitted':
      return 'You sent your application in.';
    case 'sent-to-review':
      return 'Your answers were sent on to be read, without your name.';
    case 'read':
      return readingWords(step);
    case 'name-opened':
      return `Your name was opened by ${partWords(step.by, organisation)}, because: “${step.reason}”`;
    case 'names-released':
      return 'The marks were settled, and the hiring team may see your name from here on.';
    case 'interviewed':
      return `You were interviewed: ${step.name}.`;
    case 'e-mail':
      return `An e-mail was sent to you: ${emailWords[step.about] ?? 'about your application'}.`;
    case 'decided':
      return `${sentenceStart(partWords(step.by, organisation))}, decided: ${applicationStateFacts[step.to].arrival.toLowerCase()}.`;
    case 'withdrawn':
      return 'You withdrew your application.';
  }
}

function readingWords({
  on,
  until,
  people,
  sawName,
}: ApplicationHistoryEvent & { kind: 'read' }): string {
  const who = people === 1 ? 'one person' : `${people} people`;
  const days =
    on === null || until === null
      ? ''
      : on === until
        ? ` on ${formatIsoDayWithMonth(on)}`
        : ` between ${formatIsoDayWithMonth(on)} and ${formatIsoDayWithMonth(until)}`;
  return `Your answers were read by ${who}${days}, ${namelessWords(people, sawName)}.`;
}

function namelessWords(people: number, sawName: number): string {
  if (sawName === 0)
    return people === 1 ? 'who did not see your name' : 'none of whom saw your name';
  return sawName === 1 ? 'one of whom had seen your name' : `${sawName} of whom had seen your name`;
}

function partWords(part: ApplicationHistoryActor, organisation: string): string {
  return part === 'hiring-team'
    ? `a person of ${organisation}, of the hiring team of this role`
    : `a person of ${organisation}, an admin of the organisation`;
}

function sentenceStart(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** What an e-mail was about, by its kind; others are about the application. */
const emailWords: Readonly<Record<string, string>> = {
  'application-link': 'the link to your application',
  'application-start': 'that you began to apply',
  'application-invite': 'an invitation to apply',
  'past-application-invite': 'an invitation to apply',
  'quick-apply-invite': 'an invitation to apply',
  'interest-noted': 'that your interest was noted',
  'role-closed': 'that the role has closed',
  'application-confirm': 'that your application has arrived',
  'finish-reminder': 'a reminder to finish it',
  'applicant-interview': 'an invitation to an interview',
  'interview-booked': 'the time of your interview',
  'interview-changed': 'what has changed about your interview',
  'interview-cancelled': 'that your interview was cancelled',
  'interview-reminder': 'a reminder of your interview',
  'assessment-stage-invite': 'a task for you',
  'task-reminder': 'a reminder of your task',
  'applicant-rejection': 'the decision',
  'adjustment-answered': 'an answer to what you asked to be adjusted',
  'complaint-received': 'that your complaint has arrived',
  'objection-received': 'that your objection has arrived',
  'data-request-answered': 'an answer about your data',
  'data-export-ready': 'that the file of your data is ready',
  'data-corrected': 'that your details were corrected',
  'address-code': 'a code for a new address',
  'address-changed': 'that you have a new address',
};

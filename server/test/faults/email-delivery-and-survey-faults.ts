import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const sending = (title: string): PlantedFaultDetector => ({
  file: 'server/features/emails/send-due-emails.test.ts',
  title,
});
const stopping = (title: string): PlantedFaultDetector => ({
  file: 'server/features/emails/stop-invitations-page.test.ts',
  title,
});
const surveys = (title: string): PlantedFaultDetector => ({
  file: 'server/features/feedback/surveys.test.ts',
  title,
});

/** Ways of losing mail, of writing to people who said no, and of asking somebody twice or finding out who answered. */
export const plantedEmailDeliveryAndSurveyFaults: PlantedFault[] = [
  {
    name: 'an address that each organisation may write to twenty times an hour',
    sql: `create or replace function auth.count_emails(address text, since timestamptz) returns integer
      language sql stable security definer set search_path = pg_catalog as
      $$ select count(*)::integer from pii.email_message m where m.org_id = core.current_org()
         and m.to_address = count_emails.address and m.sent_at > count_emails.since $$`,
    net: sending(
      'one address gets twenty e-mails an hour from all organisations together, and nobody reads there who wrote',
    ),
  },
  {
    name: 'an outage that uses up the tries of an e-mail',
    change: [
      {
        file: 'server/features/emails/send-due-emails.ts',
        from: "uncounted: next.is === 'outage'",
        to: 'uncounted: false',
      },
    ],
    net: sending(
      'a server that is away for a day loses nothing: each mail leaves once, within minutes of its return',
    ),
  },
  {
    name: 'an e-mail that goes to an address which sent mail back',
    change: [
      {
        file: 'server/features/emails/send-due-emails.ts',
        from: 'if (isHeldBack(email) && standing.isBounced) {',
        to: 'if (isHeldBack(email) && standing.isBounced && email.id < 0) {',
      },
    ],
    net: sending(
      'a mailbox that does not exist is marked, gets nothing more, and the next mail still leaves',
    ),
  },
  {
    name: 'an invitation to somebody who asked for none',
    change: [
      {
        file: 'server/features/emails/send-due-emails.ts',
        from: 'if (isInvitationEmailKind(email.kind) && standing.isStopped) {',
        to: 'if (isInvitationEmailKind(email.kind) && standing.isStopped && email.id < 0) {',
      },
    ],
    net: stopping('an invitation that was written before does not leave; other mail does'),
  },
  {
    name: 'a link to say no that says it when it is only opened',
    change: [
      {
        file: 'server/features/emails/stop-invitations-page.ts',
        from: 'const invited = whose && (await findInvitationStatusOfAddress(db, whose));',
        to: 'const invited = whose && (await stopInvitationsToAddressInDatabase(db, { ...whose, now: new Date() })) ? await findInvitationStatusOfAddress(db, whose) : undefined;',
      },
    ],
    net: stopping(
      'an invitation carries a button of the mail program, which ends invitations by one POST and nothing by a look',
    ),
  },
  {
    name: 'a reminder to finish that comes twice',
    change: [
      {
        file: 'server/features/emails/sql/finish-application-reminders-and-stops.ts',
        from: 'where r.${at} is null and r.stopped_at is null',
        to: '',
      },
    ],
    net: stopping(
      'who has begun is reminded two days and six hours before the closing, each once, by day, and never again after a no',
    ),
  },
  {
    name: 'a survey that one person answers many times',
    change: [
      {
        file: 'server/features/apply/survey-answer-pseudonym.ts',
        from: '.update(`${kind} ${id}`)',
        to: '.update(`${kind} ${id} ${Math.random()}`)',
      },
    ],
    net: surveys('two answers at the same moment are one'),
  },
  {
    name: 'a survey about a rejection that nobody was told of',
    change: [
      {
        file: 'server/features/apply/rules/application-status-for-candidate-and-may-withdraw.ts',
        from: 'rejectionNotifiedAt !== null && rejectionNotifiedAt <= now',
        to: 'rejectionNotifiedAt !== null',
      },
    ],
    net: {
      file: 'server/features/apply/rules/application-status-for-candidate-and-may-withdraw.test.ts',
      title: 'an application that is rejected just now, before the e-mail',
    },
  },
  {
    name: 'a rejection that leaves although it was taken back',
    change: [
      {
        file: 'server/features/emails/send-due-emails.ts',
        from: "if (await cancelEmailRowThatNoLongerApplies(db, { id: email.id, now })) return 'unwanted';",
        to: '',
      },
    ],
    net: sending('a rejection that was taken back after it was written is not sent'),
  },
  {
    name: 'a button of mail programs that takes one kind of form alone',
    change: [
      {
        file: 'server/http/one-click-unsubscribe-route.ts',
        from: ", 'multipart/form-data'",
        to: '',
      },
    ],
    net: stopping('mail programs press the button with a small form of either kind: 2'),
  },
  {
    name: 'a survey that is changed after its day',
    sql: `do $do$ begin execute replace(
      pg_get_functiondef('core.put_experience'::regproc), 'where e.created_at = excluded.created_at', ''); end $do$`,
    net: surveys(
      'who has applied is asked by link, without a log-in, and answers once: later that day they change it',
    ),
  },
];

import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const feature = 'server/features/data-requests';
const page = (title: string): PlantedFaultDetector => ({
  file: `${feature}/respond-to-your-data-page-and-requests.test.ts`,
  title,
});
const exported = (title: string): PlantedFaultDetector => ({
  file: `${feature}/data-exports.test.ts`,
  title,
});
const erased = (title: string): PlantedFaultDetector => ({
  file: `${feature}/erase-due-requested-applications.test.ts`,
  title,
});
const answered = (title: string): PlantedFaultDetector => ({
  file: `${feature}/list-and-answer-personal-data-requests.test.ts`,
  title,
});
/** The function that gathers what is held of somebody, with one thing other. */
const gathering = (pattern: string, to: string) =>
  `do $do$ begin execute regexp_replace(pg_get_functiondef('pii.own_data'::regproc), $$${pattern}$$, $$${to}$$, 'g'); end $do$`;

const codes = 'after five wrong codes, or an hour, the right one holds no more';
const confirming = `${feature}/correct-own-details-and-confirm-new-address.ts`;

/** Ways of giving somebody's data to another, of losing what was asked, and of erasing whom something holds. */
export const plantedDataRequestFaults: PlantedFault[] = [
  {
    name: 'own data: a new address that holds whatever code is typed',
    change: [
      {
        file: confirming,
        from: 'const isRight = isSameToken',
        to: 'const isRight = true || isSameToken',
      },
    ],
    net: page('a new address holds only once its code was typed; both addresses hear of it'),
  },
  {
    name: 'own data: a code that may be guessed as often as one likes',
    change: [{ file: confirming, from: ' || wish.failures >= WRONG_CODES_MAX', to: '' }],
    net: page(codes),
  },
  {
    name: 'own data: a code that holds for ever',
    change: [
      { file: confirming, from: 'if (wish.endsAt <= now)', to: 'if (wish.endsAt <= new Date(0))' },
    ],
    net: page(codes),
  },
  {
    name: 'own data: a file that other candidates can download',
    sql: `alter policy own_candidate on pii.data_export using (org_id = (select core.current_org()))`,
    net: exported('a file that somebody else has asked for is behind their link alone'),
  },
  {
    name: 'own data: a file with what others have asked',
    sql: gathering(
      String.raw`(pii\.data_request r\s+WHERE \(\(r\.org_id = me\.org_id\)) AND \(r\.application_id = me\.id\)`,
      String.raw`\1`,
    ),
    net: exported(
      'no other candidate and no guide is in it, whatever stands beside it in the database',
    ),
  },
  {
    name: 'own data: a note that says with whom somebody was compared',
    sql: gathering(
      String.raw`core\.without_other_candidates\(n\.text, me\.job_id, me\.id\)`,
      'n.text',
    ),
    net: exported(
      'what colleagues wrote names no other candidate of the role, whomever it compares somebody with',
    ),
  },
  {
    name: 'own data: a rejection that the file knows first',
    sql: gathering(String.raw`core\.is_own_decision_known\(\)`, 'true'),
    net: exported('a rejection that nobody was told of yet is not told by the file either'),
  },
  {
    name: 'own data: a file that each process stores once more',
    change: [
      {
        file: `${feature}/sql/find-store-and-empty-data-exports.ts`,
        from: ".where('ready_at', 'is', null)\n    .executeTakeFirst()",
        to: '.executeTakeFirst()',
      },
    ],
    net: exported('of fifty who ask at once each gets one file, their own, and one e-mail'),
  },
  {
    name: 'own data: a file that stays after its days',
    change: [
      {
        file: `${feature}/sql/own-data-export-and-all-own-data.ts`,
        from: ".where('expires_at', '>', now)",
        to: '',
      },
    ],
    net: exported(
      'after seven days the file is gone, from the database too, and a new one can be asked for',
    ),
  },
  {
    name: 'own data: a hold that whoever asks to be erased gets around',
    change: [
      {
        file: `${feature}/erase-due-requested-applications.ts`,
        from: "kept?.kind === 'held'",
        to: 'kept === null',
      },
      {
        file: 'server/features/retention/erase-application-on-its-persons-request.ts',
        from: "if (findApplicationRetentionEnd(facts, place, now).kind === 'held') return 'held';",
        to: '',
      },
    ],
    net: erased(
      'what is held is shown with its day and its ground, and is erased by itself once nothing holds it',
    ),
  },
  {
    name: 'own data: a farewell that is kept for good',
    change: [
      {
        file: `${feature}/erase-due-requested-applications.ts`,
        from: 'await deleteSentErasureEmails(db, services.now());',
        to: '',
      },
    ],
    net: erased(
      'the farewell is the last that is known of somebody, and is gone itself a day after it left',
    ),
  },
  {
    name: 'own data: a request that leaves the list when its last day is over',
    change: [
      {
        file: `${feature}/sql/find-and-close-data-requests.ts`,
        from: 'where r.closed_at is null order by r.due_on',
        to: 'where r.closed_at is null and r.due_on >= ${now}::date order by r.due_on',
      },
    ],
    net: answered(
      'an admin sees what was asked by its reference, with its days left, and it waits in My Tasks',
    ),
  },
  {
    name: 'own data: a reminder that comes with every round',
    sql: `do $do$ begin execute replace(pg_get_functiondef('core.organisations_with_data_requests'::regproc), 'AND (r.alarmed_at IS NULL)', ''); end $do$`,
    change: [
      {
        file: `${feature}/sql/data-request-due-reminders.ts`,
        from: 'and r.alarmed_at is null and r.kind',
        to: 'and r.kind',
      },
    ],
    net: answered(
      'on day 25 of 30 the privacy contact is told once, by the calendar of the organisation',
    ),
  },
  {
    name: 'own data: an answer that the next one overwrites',
    change: [
      {
        file: `${feature}/sql/find-and-close-data-requests.ts`,
        from: ".where('version', '=', version)\n    .where('closed_at', 'is', null)",
        to: '',
      },
    ],
    net: answered('an answer without words, twice, or over what somebody else said is refused'),
  },
];

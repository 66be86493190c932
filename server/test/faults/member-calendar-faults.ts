import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const feature = 'server/features/interviews';
const reading = (title: string): PlantedFaultDetector => ({
  file: `${feature}/member-calendar.test.ts`,
  title,
});
const panel = (title: string): PlantedFaultDetector => ({
  file: `${feature}/busy-panel-members.test.ts`,
  title,
});
const entries = (title: string): PlantedFaultDetector => ({
  file: `${feature}/find-busy-times-in-calendar-files.test.ts`,
  title,
});

/** Ways of reading where nobody may, of telling too much or too old things, and of taking somebody for busy who is free. */
export const plantedMemberCalendarFaults: PlantedFault[] = [
  {
    name: 'a calendar that sends its reader to this machine',
    change: [
      {
        file: 'server/http/outbound-request.ts',
        from: 'const { url, isTrusted } = target;',
        to: 'const { url, isTrusted } = { ...target, isTrusted: true };',
      },
      {
        file: 'server/http/outbound-request.ts',
        from: "if ('problem' in target) return { problem: 'address-denied', status: null };",
        to: "if ('problem' in target) return openOutboundRequestSender({ WEBHOOK_HTTP_HOSTS: [new URL(address).host] }, lookup)({ method, url: address, headers, body, maxBytes, patienceMs });",
      },
    ],
    net: reading('one that redirects to this machine: address-denied'),
  },
  {
    name: 'a calendar without end that is read to its end',
    change: [
      {
        file: `${feature}/limit-calendar-requests-and-read-problems.ts`,
        from: 'const BYTES_MAX = 5_000_000;',
        to: 'const BYTES_MAX = 500_000_000;',
      },
    ],
    net: reading('one that sends 50 MB: too-large'),
  },
  {
    name: 'the password of a calendar kept as it is',
    change: [
      {
        file: `${feature}/read-connect-and-remove-member-calendar.ts`,
        from: 'host: target.url.host,',
        to: "host: `${target.url.host} ${'password' in source ? source.password : source.url}`,",
      },
    ],
    net: reading(
      'leaves neither its address, its password nor what its entries are about in any table or line of the log',
    ),
  },
  {
    name: "a colleague's calendar that one sees as one's own",
    sql: 'drop policy own_calendar on core.member_calendar',
    net: reading('is nobody else’s to see, and goes over to another secret key'),
  },
  {
    name: 'busy times of an hour ago',
    change: [
      {
        file: 'contract/interviews/member-calendar-endpoints-and-read-problems.ts',
        from: 'BUSY_TIMES_FRESH_MINUTES = 15',
        to: 'BUSY_TIMES_FRESH_MINUTES = 60',
      },
    ],
    net: panel('is told nothing by what is older than fifteen minutes'),
  },
  {
    name: 'the calendar of somebody who may not log in any more',
    change: [
      {
        file: `${feature}/sql/member-calendar-and-busy-time-queries.ts`,
        from: 'where m.deactivated_at is null and (c.due_at',
        to: 'where (c.due_at',
      },
    ],
    sql: `do $do$ begin execute replace(pg_get_functiondef('core.organisations_with_calendars_due(timestamptz)'::regprocedure),
      'm.deactivated_at IS NULL', 'true'); end $do$`,
    net: panel(
      'nothing is read of whoever has left, and nothing of theirs is kept; nor of an organisation that has',
    ),
  },
  {
    name: 'what was read of a calendar that was replaced meanwhile',
    change: [
      {
        file: `${feature}/sql/member-calendar-and-busy-time-queries.ts`,
        from: 'where member_id = ${memberId} and set_at = ${setAt} for update',
        to: 'where member_id = ${memberId} and ${setAt}::timestamptz is not null for update',
      },
    ],
    net: panel('what was read of a calendar that was replaced meanwhile is not stored'),
  },
  {
    name: 'a calendar in which days off keep their owner busy',
    change: [
      {
        file: `${feature}/find-busy-times-in-calendar-files.ts`,
        from: "said('transp') === 'TRANSPARENT' || ",
        to: '',
      },
    ],
    net: entries(
      'a whole day is one in the zone of the organisation, unless it leaves its owner free',
    ),
  },
  {
    name: 'what repeats, with the times that were moved in their old place as well',
    change: [
      {
        file: `${feature}/find-busy-times-in-calendar-files.ts`,
        from: 'exceptions: isChange ? [] : (changes.get(uid) ?? []),',
        to: 'exceptions: isChange ? [...(changes.get(uid) ?? [])].slice(0, 0) : [],',
      },
    ],
    net: entries(
      'what repeats is followed over the change of the clocks, without what was taken out, moved or cancelled',
    ),
  },
];

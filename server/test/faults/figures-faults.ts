import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const exact: PlantedFaultDetector = {
  file: 'server/features/figures/figures.test.ts',
  title:
    'after any random sequence of writes every exact figure is what the plainest SQL says, cell for cell',
};
const refreshing = (title: string): PlantedFaultDetector => ({
  file: 'server/features/figures/refresh-rollups-of-one-or-all-organisations.test.ts',
  title,
});

/** Ways for a figure to be wrong, and to stay so. */
export const plantedFiguresFaults: PlantedFault[] = [
  {
    name: 'figures that do not hear of what becomes of an application',
    sql: 'drop trigger note_changed on core.application',
    net: exact,
  },
  {
    name: 'figures that do not hear of equal-opportunities answers taken back',
    sql: `create or replace function eo.erase_answers(whose bytea) returns void language sql volatile security definer
      set search_path = pg_catalog begin atomic
      delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
        and r.org_id = l.org_id and r.subject = l.subject;
    end`,
    net: refreshing(
      'what somebody said of themselves is counted, changed and taken back with them',
    ),
  },
  {
    name: 'figures that keep what was folded before beside what is folded now',
    change: [
      {
        file: 'server/features/figures/sql/store-application-facts-and-rollup-sums.ts',
        from: 'select -1, ',
        to: 'select 0, ',
      },
    ],
    net: exact,
  },
  {
    name: 'figures counted live of people as they were packed before',
    sql: 'drop trigger unpack_changed on eo.application_fact; drop trigger unpack_former on eo.application_fact',
    net: exact,
  },
  {
    name: 'figures that two may fold at once',
    change: [
      {
        file: 'server/features/figures/sql/rollup-queue-state-lock-and-reset.ts',
        from: "hashtextextended('facts', ${orgId})",
        to: "hashtextextended('facts' || random(), ${orgId})",
      },
    ],
    net: refreshing('two refreshes at once add each difference once'),
  },
  {
    name: 'figures that lose what a killed fold had taken',
    change: [
      {
        file: 'server/features/figures/refresh-rollups-of-one-or-all-organisations.ts',
        from: 'await claimApplicationIdsOfFigureQueue(db, FACTS_A_PASS)',
        to: "await runTransactionByDoor({ services, door: 'aggregate', actor: { orgId, actorId: null } }, (other) => claimApplicationIdsOfFigureQueue(other, FACTS_A_PASS))",
      },
    ],
    net: refreshing(
      'a refresh that is killed in the middle has done nothing, and the next one does it',
    ),
  },
  {
    name: 'scores that count before they are released',
    change: [
      {
        file: 'server/features/figures/sql/application-facts-equality-answers-and-source-ids.ts',
        from: 'case when bool_and(b.released_at is not null) then',
        to: 'case when true then',
      },
    ],
    net: refreshing('stars count once all are there and released'),
  },
  {
    name: 'figures that do not hear of a release',
    sql: 'drop trigger note_release on core.review_batch',
    net: refreshing('stars count once all are there and released'),
  },
  {
    name: 'figures that forget where an erased person came from',
    sql: `create or replace function core.sources_of(applications bigint[]) returns table (application_id bigint, source text)
      language sql stable security definer set search_path = pg_catalog rows 10000 begin atomic
      select u.id, coalesce(i.source, 'Direct') from unnest(applications) as u (id)
        left join pii.application_identity i on i.org_id = core.current_org() and i.application_id = u.id;
    end`,
    net: refreshing(
      'a person who is erased between two refreshes stays as a number, and nothing that they said does',
    ),
  },
  {
    name: 'figures that go by the days of London wherever the organisation is',
    change: [
      {
        file: 'server/features/figures/sql/application-facts-equality-answers-and-source-ids.ts',
        from: 'at time zone ${zone})::date::text',
        to: "at time zone coalesce(nullif(${zone}, ${zone}), 'Europe/London'))::date::text",
      },
    ],
    net: {
      file: 'server/features/figures/figures-in-zones.test.ts',
      title: 'in Asia/Kolkata a day is one of the clocks there',
    },
  },
  {
    name: 'figures shown while most of what they count still waits',
    change: [
      {
        file: 'server/features/figures/refresh-rollups-of-one-or-all-organisations.ts',
        from: '=>\n      refuseWhereMany(db, MISSED_MAX)',
        to: '=> refuseWhereMany(db, Infinity)',
      },
    ],
    net: {
      file: 'server/features/disclosure/refresh-before-reading.test.ts',
      title:
        'while somebody else is long at it, figures may lack a few changes, and never most of them',
    },
  },
];

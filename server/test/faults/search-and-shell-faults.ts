import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const search = (title: string): PlantedFaultDetector => ({
  file: 'server/features/search/search-jobs-and-candidates.test.ts',
  title,
});
const tasks = (title: string): PlantedFaultDetector => ({
  file: 'server/features/to-dos/read-to-dos.test.ts',
  title,
});

/** Ways of finding, or of learning about, somebody who is sealed, and of a frame that misleads. */
export const plantedSearchAndShellFaults: PlantedFault[] = [
  {
    name: 'a search that does not ask whom the admin still reviews',
    sql: `create or replace function search.jobs_under_own_review() returns bigint[] language sql stable security definer
      set search_path = pg_catalog begin atomic select '{}'::bigint[]; end`,
    net: search('whoever still reviews somebody does not find them by name, on any role'),
  },
  {
    name: 'a pattern that is not escaped',
    sql: `create or replace function search.pattern_of(word text) returns text language sql immutable parallel safe
      begin atomic select '%' || word || '%'; end`,
    net: search('what stands for anything in a pattern stands for itself'),
  },
  {
    name: 'a time of submission that a search shows while sealed',
    change: [
      {
        file: 'server/features/search/search-jobs-and-candidates.ts',
        from: /person === null && submittedAt !== null \? startOfDayInZone\(submittedAt, zone\) : submittedAt/,
        to: 'submittedAt',
      },
    ],
    net: {
      file: 'server/features/search/probe-for-hidden-facts.test.ts',
      title: 'whatever is hidden makes no difference to any order, filter, search, count or error',
    },
  },
  {
    name: 'a search by identity that leaves no trace',
    sql: `create or replace function audit.append(kind text, subject text, actor_kind text, request_id text, details jsonb)
      returns void language sql volatile security definer set search_path = pg_catalog begin atomic select 1 where false; end;
      grant execute on function audit.append(text, text, text, text, jsonb) to ${testDatabaseRolePrefix}_search`,
    net: {
      file: 'server/features/search/search-sealed-identities-with-reason.test.ts',
      title: 'each search is noted with its reason, and audited by ids alone: found or not',
    },
  },
  {
    name: 'tasks by their titles alone',
    change: [
      {
        file: 'server/features/to-dos/rules/sort-to-dos-and-find-overdue.ts',
        from: 'Date.parse(one.dueAt ?? NEVER) - Date.parse(other.dueAt ?? NEVER) ||',
        to: 'Date.parse(NEVER) - Date.parse(NEVER) ||',
      },
    ],
    net: tasks('what is overdue comes first, then what is due sooner, then by title'),
  },
  {
    name: 'a review link for whoever looks through the reviewer’s eyes',
    change: [
      {
        file: 'server/features/to-dos/read-to-dos.ts',
        from: 'member.impersonationId === null',
        to: 'member.impersonationId !== -1',
      },
    ],
    net: tasks(
      'an operator who looks through the eyes of a member sees what waits, but not the link to it',
    ),
  },
  {
    name: 'a part of the app that is waited for without end',
    change: [
      {
        file: 'web/net/load-chunk-with-retry.ts',
        from: 'TIME_OUT_MS = 120_000',
        to: 'TIME_OUT_MS = 1_200_000',
      },
    ],
    net: {
      file: 'web/net/load-chunk-with-retry.test.ts',
      title: 'a part that does not come is given up after 120 seconds, as a chunk load error',
    },
  },
  {
    name: 'a sheet that the careers page names classes of and does not load',
    change: [
      {
        file: 'web/app/careers/careers-page-styles.ts',
        from: "import '../../features/careers-page/careers-perk-list.module.css';",
        to: '',
      },
    ],
    net: {
      file: 'server/test/server-page-stylesheets.test.ts',
      title: 'the pages of careers load every sheet that they name classes of, and no other',
    },
  },
];

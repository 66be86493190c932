import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const namesSeen = (title: string): PlantedFaultDetector => ({
  file: 'server/test/names-seen.test.ts',
  title,
});
const databaseRole = (name: string) => `${testDatabaseRolePrefix}_${name}`;

/** Ways of dealing answers to somebody who knows whose they are. */
export const plantedReviewersWhoSawNamesFaults: PlantedFault[] = [
  {
    name: 'names seen: a wall that was taken down',
    sql: 'drop trigger refuse_seen_names on core.review',
    net: namesSeen(
      'whatever a member opens, searches or is shown: no answer of whoever they were told the name of can be dealt to them',
    ),
  },
  {
    name: 'names seen: names that are told and not written down',
    sql: `create or replace function core.note_seen(of_org bigint, applications bigint[], whose bigint, by_way_of text) returns void
      language plpgsql volatile security definer set search_path = pg_catalog as $$
      begin
        if by_way_of <> 'shown' then insert into core.identity_seen (org_id, application_id, member_id, how, dealt_before)
          select of_org, u.id, whose, by_way_of, false from unnest(applications) u (id) on conflict do nothing; end if;
      end $$`,
    net: namesSeen(
      'every staff answer in which a name stands is written down as seen, and nothing else is',
    ),
  },
  {
    name: 'names seen: a name that is read past the function that tells names',
    sql: `grant select (first_name, last_name, email) on pii.candidate to ${databaseRole('staff')}`,
    net: {
      file: 'server/features/review/deal-around-seen-names.test.ts',
      title:
        'the database lets no door deal an answer to somebody who has seen the name, and nobody take the seeing back',
    },
  },
  {
    name: 'names seen: a dealing that forgets who has seen whom',
    change: [
      {
        file: 'server/features/review/rules/deal-answers.ts',
        from: 'readers.get(application) ?? []',
        to: '[...reviewers]',
      },
    ],
    net: {
      file: 'server/features/review/deal-around-seen-names.test.ts',
      title:
        'whoever has opened a name is dealt the answers of all others, and every answer keeps its number of readers',
    },
  },
  {
    name: 'names seen: a dealing that waits for nobody who just reads a name',
    change: [
      {
        file: 'server/features/review/send-to-review.ts',
        from: 'await lockDealingOfJob(db, command.jobId);',
        to: '',
      },
    ],
    sql: `create or replace function core.refuse_seen_names() returns trigger language plpgsql volatile security definer
      set search_path = pg_catalog as $$ begin return null; end $$`,
    net: {
      file: 'server/features/review/deal-around-seen-names.test.ts',
      title: 'a name that is seen while others deal is waited for: of the two, only one happens',
    },
  },
];

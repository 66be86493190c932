import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const databaseRole = (name: string) => `${testDatabaseRolePrefix}_${name}`;

const inviting = (title: string): PlantedFaultDetector => ({
  file: 'server/features/invitations-to-apply/invites.test.ts',
  title,
});
const choosing = (title: string): PlantedFaultDetector => ({
  file: 'server/features/invitations-to-apply/invite-choices.test.ts',
  title,
});
const interest = (title: string): PlantedFaultDetector => ({
  file: 'server/features/apply/register-interest-page.test.ts',
  title,
});

/** Faults in asking people to apply: mail that comes twice or to the wrong ones, links that act by being opened, names that slip out. */
export const plantedInvitationToApplyFaults: PlantedFault[] = [
  {
    name: 'a list that tells who has applied under a sealed name',
    sql: `create policy leak on pii.candidate for select to ${databaseRole('staff')} using (true);
      create policy leak on pii.application_identity for select to ${databaseRole('staff')} using (true);
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: inviting(
      'while names are sealed, a list does not tell who has applied: not in its report, nor in any figure',
    ),
  },
  {
    name: 'invited people counted as candidates',
    change: [
      {
        file: 'server/features/pipeline/sql/pipeline-counts-reviewers-and-review-batches.ts',
        from: "a.state not in ('erased', 'invited')",
        to: "a.state <> 'erased'",
      },
    ],
    net: inviting(
      'while names are sealed, a list does not tell who has applied: not in its report, nor in any figure',
    ),
  },
  {
    name: 'two rounds that both write to whoever showed interest',
    sql: `create or replace function pii.invite_person(of_invitee bigint, normalised text, refs text[], moment timestamptz) returns bigint
      language sql volatile security definer set search_path = pg_catalog as $$
      update pii.invitee set state = 'done' where org_id = core.current_org() and id = of_invitee returning application_id $$`,
    net: inviting('two tabs that invite all who showed interest send one e-mail each'),
  },
  {
    name: 'invitations that leave at once',
    change: [
      {
        file: 'server/features/invitations-to-apply/create-invite-round-and-record-start.ts',
        from: 'now.getTime() + INVITATION_TO_APPLY_SEND_DELAY_S * 1000',
        to: 'now.getTime()',
      },
    ],
    net: inviting(
      'people of a list are invited after half a minute, each once for the role, by a link of their own',
    ),
  },
  {
    name: 'invitations to those who asked for no more',
    change: [
      {
        file: 'server/features/invitations-to-apply/send-due-invites.ts',
        from: 'address === null || closed.has(address)',
        to: 'address === null',
      },
    ],
    net: inviting(
      'whoever asked for no more invitations is refused, and left out when they ask while it waits',
    ),
  },
  {
    name: 'a link that begins an application by being opened',
    change: [
      {
        file: 'server/features/apply/start-or-decline-application-page.ts',
        from: '  if (!isAtStart(own, context)) return { goTo: personalApplicationPath(context) };\n  const person = await findApplicationCandidate(context.db);',
        to: '  if (!isAtStart(own, context)) return { goTo: personalApplicationPath(context) };\n  await startApplication(context.db, { applicationId: own.id, now: context.services.now(), requestId: context.request.id });\n  const person = await findApplicationCandidate(context.db);',
      },
    ],
    net: interest('looking at the personal page begins nothing; pressing the button does, once'),
  },
  {
    name: 'past applicants who never agreed',
    sql: `create or replace function pii.choose_past_applicants(of_round bigint, applied_to bigint[], interviewed_for bigint[],
        moment timestamptz) returns integer language sql volatile security definer set search_path = pg_catalog begin atomic
      with chosen as (
        insert into pii.invitee (org_id, round_id, candidate_id)
        select distinct i.org_id, of_round, i.candidate_id from pii.application_identity i
          join core.application a on a.org_id = i.org_id and a.id = i.application_id
        where i.org_id = core.current_org() and (a.job_id = any (applied_to) or a.job_id = any (interviewed_for)) returning 1)
      select count(*)::integer from chosen; end`,
    net: choosing(
      'past applicants who agreed are invited by role and stage: figures, never names, and not who applied here',
    ),
  },
];

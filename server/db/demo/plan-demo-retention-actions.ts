import { sql } from 'kysely';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { setRetentionPeriod } from '../../features/organisation/read-and-set-retention-periods.ts';
import { eraseApplicationWithProof } from '../../features/retention/erase-application-with-proof.ts';
import { makeRetentionHold } from '../../features/retention/list-make-and-lift-retention-holds.ts';
import { retainedDataKinds } from '@evenhand/contract/retention/retention-periods.ts';
import type {
  TimedDemoAction,
  DemoActionContext,
} from './demo-action-types-and-planted-interview-finders.ts';

const DAY_MS = 86_400_000;
/** The oldest roles of the demo were decided a little less long ago: what they hold goes within weeks. */
const MONTHS = 22;
const HELD_JOB = 'Home Energy Adviser';
const ERASED_JOB = 'Stores Operative';
const HOLD_DAYS = 60;

/** A period of its own, so that two years can be shown; a hold; and somebody who asked to be erased. */
export async function planDemoRetentionActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const { doors, today, admin, memberIds, orgId } = stage;
  const [held, erased] = [
    await findRejected(stage, HELD_JOB),
    await findRejected(stage, ERASED_JOB),
  ];
  const before = (days: number) => new Date(today.getTime() - days * DAY_MS + 10 * 3_600_000);
  const actions: TimedDemoAction[] = [
    {
      at: before(9),
      act: () =>
        doors.asMember(admin, before(9), async (visit) => {
          for (const store of retainedDataKinds)
            await setRetentionPeriod(visit, {
              country: 'GB',
              store,
              months: MONTHS,
              reason: 'Agreed with the works council: two rounds of hiring are compared.',
            });
        }),
    },
  ];
  if (held !== undefined)
    actions.push({
      at: before(8),
      act: () =>
        doors.asMember(admin, before(8), async (visit) => {
          await makeRetentionHold(visit, {
            jobId: held.jobId,
            ref: held.ref,
            coversPerson: false,
            ground: 'complaint',
            reason: 'They wrote that their interview began late; the answer is with our lawyer.',
            ownerId: memberIds.get('hiring@demo.test') ?? admin.id,
            endsOn: new Date(today.getTime() + HOLD_DAYS * DAY_MS).toISOString().slice(0, 10),
          });
        }),
    });
  if (erased !== undefined)
    actions.push({
      at: before(7),
      act: () =>
        doors.asSystem(before(7), async (services) => {
          await runTransactionByDoor(
            { services, door: 'system', actor: { orgId, actorId: null } },
            async (db) => {
              await eraseApplicationWithProof(
                { db, now: services.now(), config: services.config },
                {
                  applicationId: erased.id,
                  rule: 'asked',
                  months: null,
                  night: before(7).toISOString().slice(0, 10),
                },
              );
            },
          );
        }),
    });
  return actions;
}

/** The last of those who were rejected in a role. */
async function findRejected(
  { doors, orgId }: DemoActionContext,
  title: string,
): Promise<{ id: number; jobId: number; ref: string } | undefined> {
  const { rows } = await sql<{ id: number; jobId: number; ref: string }>`
    select a.id::int as id, a.job_id::int as "jobId", a.public_ref as ref
    from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
    where a.org_id = ${orgId} and j.title = ${title} and a.state = 'rejected'
    order by a.id desc limit 1`.execute(doors.owner);
  return rows[0];
}

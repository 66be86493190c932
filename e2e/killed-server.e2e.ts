import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAsDatabaseOwner } from '../server/test/run-as-database-owner.ts';
import {
  submitManyTimesAtOnceAsLoadTestCandidate,
  applyWithoutSubmittingAsLoadTestCandidate,
} from '../server/test/attack/candidates-applying-under-load.ts';
import {
  closeKillableServer,
  type KillableServer,
  killUnderLoad,
  openKillableServer,
} from '../server/test/attack/kill-server-under-load-and-verify-audit-trail.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await openKillableServer();
});
afterAll(() => closeKillableServer(server));

test('everything acknowledged is found after three kills under load, nothing is there by half, no mail is lost', async () => {
  const damage = await killUnderLoad(server, ['app', 'postgres', 'both']);
  expect(damage.problems).toEqual([]);
  expect(damage.begun).toBeGreaterThan(2);
  expect(damage.submitted).toBe(damage.begun);
  expect(damage.interrupted).toBeGreaterThan(0);
});

test('twenty clicks on "Submit" at once submit one application once', async () => {
  const candidate = {
    email: 'load-twenty-clicks@example.com',
    token: null,
    isBegun: false,
    answers: new Map(),
    isSubmitted: false,
  };
  server.load.candidates = [candidate];
  await applyWithoutSubmittingAsLoadTestCandidate(server.load, candidate);
  const statuses = await submitManyTimesAtOnceAsLoadTestCandidate(server.load, candidate, 20);
  expect(statuses).toEqual(statuses.map(() => 303));
  const counts = await runAsDatabaseOwner(server, async (owner) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from core.event e where e.org_id = i.org_id and e.subject_id = i.application_id
          and e.kind = 'application-submitted') as events,
        (select count(*)::int from audit.entry e where e.org_id = i.org_id and e.subject = 'application ' || i.application_id
          and e.kind = 'application-submitted') as audited
       from pii.application_identity i join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id where c.email = $1`,
      [candidate.email],
    );
    return rows;
  });
  expect(counts).toEqual([{ events: 1, audited: 1 }]);
});

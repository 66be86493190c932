import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const answered = (endpoint: string): PlantedFaultDetector => ({
  file: 'server/test/access-matrix.test.ts',
  title: `${endpoint}: each kind of member is answered as the rule of its route says, and a stranger finds nothing`,
});

/** Rules that routes declare, and checks that keep them. */
export const plantedAccessFaults: PlantedFault[] = [
  {
    name: 'access: a route that declares a wider rule than is kept',
    change: [
      {
        file: 'server/features/pipeline/routes.ts',
        from: /(\sfindLeaderboardEndpoint,\s+)may\.manageJob/,
        to: '$1may.viewJob',
      },
    ],
    net: answered('pipeline/leaderboard.ts findLeaderboardEndpoint'),
  },
  {
    name: 'access: a route that declares a narrower rule than is kept',
    change: [
      {
        file: 'server/features/builder/routes.ts',
        from: /(contract\.findJobDraftEndpoint,\s+)may\.viewJob/,
        to: '$1may.editJob',
      },
    ],
    net: answered('builder/job-draft-and-publish-endpoints-and-limits.ts findJobDraftEndpoint'),
  },
  {
    name: 'access: candidates for the whole team',
    change: [
      {
        file: 'server/features/jobs/load-job-for-team-or-manager.ts',
        from: /if \(!job\.mayManage\)/,
        to: 'if (job === undefined)',
      },
    ],
    net: answered('candidates-identities-and-decisions-of-job.ts listCandidatesEndpoint'),
  },
  {
    name: 'access: a role that colleagues without a part in it see',
    change: [
      {
        file: 'server/features/jobs/load-job-to-edit-if-version-is-latest.ts',
        from: /if \(!sees\)/,
        to: 'if (job === undefined)',
      },
    ],
    net: answered('builder/job-draft-and-publish-endpoints-and-limits.ts changeJobDetailsEndpoint'),
  },
  {
    name: 'access: rules that nobody is held to before a call is read',
    change: [
      {
        file: 'server/http/add-endpoint-route.ts',
        from: 'if (!isAllowed) throw',
        to: 'if (isAllowed === undefined) throw',
      },
    ],
    net: answered('activity/audit-trail.ts listAuditTrailEndpoint'),
  },
];

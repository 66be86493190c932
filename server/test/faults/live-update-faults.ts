import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const live = (title: string): PlantedFaultDetector => ({
  file: 'server/features/live/live.test.ts',
  title,
});

/** Ways for a page to hear more than its ordinary calls would show, or for longer. */
export const plantedLiveUpdateFaults: PlantedFault[] = [
  {
    name: 'live updates that know no organisation',
    change: [
      {
        file: 'server/features/live/live-stream-registry.ts',
        from: 'changes.filter((change) => change.orgId === orgId)',
        to: 'changes.filter((change) => change.orgId === orgId || true)',
      },
      {
        file: 'server/features/live/rules/find-live-changes-for-listener.ts',
        from: 'return jobs.includes(jobId) && ',
        to: 'return (isAdmin || jobs.includes(jobId)) && ',
      },
    ],
    net: live('nothing of another organisation is heard, nor of roles that are not on one’s list'),
  },
  {
    name: 'live updates of roles that are not on one’s list',
    change: [
      {
        file: 'server/features/live/rules/find-live-changes-for-listener.ts',
        from: 'return jobs.includes(jobId) && ',
        to: 'return ',
      },
    ],
    net: live('nothing of another organisation is heard, nor of roles that are not on one’s list'),
  },
  {
    name: 'live updates with contents',
    change: [
      {
        file: 'server/features/live/publish-changes-to-streams.ts',
        from: 'sendToLiveUpdateStream(stream, { changed })',
        to: "sendToLiveUpdateStream(stream, { changed: { ...changed, title: 'Lighthouse keeper' } as typeof changed })",
      },
    ],
    net: live('what is told are kinds and ids, never contents'),
  },
  {
    name: 'live updates that tell the second at which somebody applied',
    change: [
      {
        file: 'server/features/live/rules/delayed-live-change-buffer.ts',
        from: 'if (!change.byCandidate) soon.set',
        to: 'if (change.orgId > 0) soon.set',
      },
    ],
    net: live(
      'at which second a candidate did something is not told: it waits for the full minute, and reviewers never hear of it',
    ),
  },
  {
    name: 'live updates for a session that has ended',
    change: [
      {
        file: 'server/features/live/live-stream-registry.ts',
        from: 'if (!living.has(stream)) end(stream)',
        to: 'living.has(stream)',
      },
    ],
    net: live(
      'a session that ends, by log-out or by an admin, ends its pages within a minute, and feeds them no more',
    ),
  },
  {
    name: 'a page that nobody touches and that keeps its session alive',
    change: [
      {
        file: 'server/access/authenticate-member.ts',
        from: "isUnattended(request) ? 'peek_session' : 'find_session'",
        to: "isUnattended(request) ? 'find_session' : 'find_session'",
      },
    ],
    net: live(
      'while nobody touches a page, what it asks by itself does not keep the session alive',
    ),
  },
];

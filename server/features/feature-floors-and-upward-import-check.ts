/**
 * The features by floor, from the ground up. A feature imports from its own floor, where no ring may come about, and from those
 * below; the lint rule `floors/downwards` and `server/test/floors.test.ts` read this list.
 */
export const featuresByImportFloor = {
  accounts: ['sign-in', 'organisation', 'operator'],
  jobs: [
    'jobs',
    'question-library',
    'job-templates',
    'equal-opportunities',
    'job-plan',
    'privacy-notice',
  ],
  hiring: [
    'pipeline',
    'candidate-tests',
    'candidate-tasks',
    'interviews',
    'apply',
    'adjustments',
    'interview-booking',
    'review',
    'emails',
    'invitations-to-apply',
    'job-boards',
    'careers-page',
    'builder',
    'advert-analysis',
    'search',
  ],
  'about-it': [
    'figures',
    'disclosure',
    'reporting',
    'decision-record',
    'feedback',
    'data-requests',
    'feedback-reports',
    'application-history',
    'activity',
    'to-dos',
    'live',
    'integrations',
    'education',
    'onboarding',
    'sign-up',
    'retention',
    'twin-run',
  ],
} as const satisfies Record<string, readonly string[]>;

const heights = new Map(
  Object.values(featuresByImportFloor).flatMap((features, height) =>
    features.map((feature): [string, number] => [feature, height]),
  ),
);

/** On which floor a feature stands, counted from 0; undefined where the list does not have it. */
export function dependencyFloorOfFeature(feature: string): number | undefined {
  return heights.get(feature);
}

/** The feature that a file of the repository belongs to; undefined for any other file. */
export function featureOfFile(path: string): string | undefined {
  return /(?:^|\/)server\/features\/([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
}

/** Whether a file may not import another, because the feature of that one builds upon its own. */
export function isImportUpwards(from: string, to: string): boolean {
  const [own, other] = [featureOfFile(from), featureOfFile(to)];
  if (own === undefined || other === undefined || own === other) return false;
  return (
    (dependencyFloorOfFeature(own) ?? -1) <
    (dependencyFloorOfFeature(other) ?? Number.POSITIVE_INFINITY)
  );
}

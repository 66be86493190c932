import * as z from 'zod/mini';

/** Everything an application can be, in the order in which one may go through it. */
export const applicationStates = [
  'invited',
  'quick_applied',
  'started',
  'submitted',
  'in_review',
  'interviews_tasks',
  'hired',
  'rejected',
  'withdrawn',
  'erased',
] as const;
export const ApplicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** What a hiring team decides of a candidate. */
export const candidateDecisions = ['interviews-tasks', 'reject', 'hire'] as const;
export type CandidateDecision = (typeof candidateDecisions)[number];

type StateFacts = {
  /** Where a candidate stands, in the words and the colour that it has everywhere. */
  words: string;
  colour: 'grey' | 'green' | 'yellow' | 'red' | 'blue' | 'purple';
  /** The stage group of the manage screen; who has none stands under all candidates alone. */
  group: { key: string; title: string } | null;
  /** How far it is: nothing written yet, being written, waiting for the team, decided, or gone. */
  progress: 'unbegun' | 'begun' | 'undecided' | 'decided' | 'ended';
  /** What the history of a candidate says of getting there. */
  arrival: string;
  /** What can be decided of whoever stands here. */
  decisions: readonly CandidateDecision[];
};

/** The one place that says what a state is; whatever lists states is derived from here. */
export const applicationStateFacts = {
  invited: {
    words: 'Invited',
    colour: 'grey',
    group: null,
    progress: 'unbegun',
    arrival: 'Was invited',
    decisions: [],
  },
  quick_applied: {
    words: 'Shown interest',
    colour: 'grey',
    group: { key: 'shown-interest', title: 'Shown Interest' },
    progress: 'unbegun',
    arrival: 'Showed interest',
    decisions: [],
  },
  started: {
    words: 'Started',
    colour: 'grey',
    group: null,
    progress: 'begun',
    arrival: 'Started the application',
    decisions: [],
  },
  submitted: {
    words: 'Awaiting review',
    colour: 'yellow',
    group: { key: 'submitted', title: 'Submitted' },
    progress: 'undecided',
    arrival: 'Submitted the application',
    decisions: ['interviews-tasks', 'reject', 'hire'],
  },
  in_review: {
    words: 'In review',
    colour: 'blue',
    group: { key: 'in-review', title: 'In Review' },
    progress: 'undecided',
    arrival: 'Sent to blind review',
    decisions: ['interviews-tasks', 'reject', 'hire'],
  },
  interviews_tasks: {
    words: 'In interview',
    colour: 'green',
    group: { key: 'interviews-tasks', title: 'Interviews & Tasks' },
    progress: 'undecided',
    arrival: 'Moved to interviews',
    decisions: ['reject', 'hire'],
  },
  hired: {
    words: 'Hired',
    colour: 'green',
    group: { key: 'hired', title: 'Hired' },
    progress: 'decided',
    arrival: 'Hired',
    decisions: [],
  },
  rejected: {
    words: 'Rejected',
    colour: 'red',
    group: { key: 'rejected', title: 'Rejected' },
    progress: 'decided',
    arrival: 'Rejected',
    decisions: [],
  },
  withdrawn: {
    words: 'Withdrawn',
    colour: 'grey',
    group: null,
    progress: 'ended',
    arrival: 'Withdrew',
    decisions: [],
  },
  erased: {
    words: 'Erased',
    colour: 'grey',
    group: null,
    progress: 'ended',
    arrival: 'Was erased',
    decisions: [],
  },
} as const satisfies Record<ApplicationState, StateFacts>;

type Table = typeof applicationStateFacts;
type Progress = StateFacts['progress'];
/** The states of which one fact is so. */
type StateThat<Is> = {
  [State in ApplicationState]: Table[State] extends Is ? State : never;
}[ApplicationState];
export type UndecidedApplicationState = StateThat<{ progress: 'undecided' }>;
export type DecidedApplicationState = StateThat<{ progress: 'decided' }>;
type GroupedState = StateThat<{ group: object }>;

export type CandidateStageGroupKey = 'all' | Table[GroupedState]['group']['key'];

/** The stage groups of the manage screen, in their order; the specification's words. */
export const candidateStageGroups: readonly { key: CandidateStageGroupKey; title: string }[] = [
  { key: 'all', title: 'All Candidates' },
  ...applicationStates.flatMap((state) => applicationStateFacts[state].group ?? []),
];
export const candidateStageGroupKeys = candidateStageGroups.map(({ key }) => key);

/** Those about whom nothing is decided yet, the furthest on last. */
export const undecidedApplicationStates = applicationStates.filter(isUndecidedApplicationState);

export function isUndecidedApplicationState(
  state: ApplicationState,
): state is UndecidedApplicationState {
  return isAt(state, 'undecided');
}

export function isApplicationStateDecidedByTeam(
  state: ApplicationState,
): state is DecidedApplicationState {
  return isAt(state, 'decided');
}

/** Not submitted yet, whether begun or not. */
export function isUnsubmittedApplicationState(state: ApplicationState): boolean {
  return isAt(state, 'unbegun', 'begun');
}

export function isUnbegunApplicationState(state: ApplicationState): boolean {
  return isAt(state, 'unbegun');
}

/** Whether a hiring team may write to a candidate who stands here: they have applied, and not withdrawn. */
export function mayEmailCandidateInState(state: ApplicationState): boolean {
  return isAt(state, 'undecided', 'decided');
}

/** Whether the decision may be made of whoever stands here. */
export function mayDecideCandidateInState(
  state: ApplicationState,
  decision: CandidateDecision,
): boolean {
  const possible: readonly CandidateDecision[] = applicationStateFacts[state].decisions;
  return possible.includes(decision);
}

/** The stage group of a state; who is invited, has only started or has withdrawn stands under all candidates alone. */
export function findStageGroupOfApplicationState(state: ApplicationState): CandidateStageGroupKey {
  return applicationStateFacts[state].group?.key ?? 'all';
}

/** The one state a group holds; null for all candidates, who are all but the erased. */
export function findOnlyApplicationStateOfStageGroup(
  group: CandidateStageGroupKey,
): ApplicationState | null {
  return (
    applicationStates.find((state) => applicationStateFacts[state].group?.key === group) ?? null
  );
}

/** Whether candidates of a group can be chosen: there is something to decide. */
export function canSelectCandidatesInStageGroup(group: CandidateStageGroupKey): boolean {
  const state = findOnlyApplicationStateOfStageGroup(group);
  return state !== null && isUndecidedApplicationState(state);
}

function isAt(state: ApplicationState, ...progress: Progress[]): boolean {
  return progress.includes(applicationStateFacts[state].progress);
}

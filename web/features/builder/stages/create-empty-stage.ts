import {
  type PlanStageKind,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { EditedStage } from '../edited-job-plan.ts';

/** How long an interview lasts unless its author says otherwise. */
export const INTERVIEW_MINUTES_DEFAULT = 45;
/** How many days a task is given unless its author says otherwise. */
const TASK_DAYS = 7;

/** An empty stage of the kind, with a name that no other stage has. */
export function createEmptyStage(kind: PlanStageKind, stages: readonly EditedStage[]): EditedStage {
  const { words } = stageKindFacts[kind];
  const isTaken = (name: string) => stages.some((stage) => stage.name.trim() === name);
  let name: string = words;
  for (let n = 2; isTaken(name); n += 1) name = `${words} ${n}`;
  const minutes = kind === 'interview' ? INTERVIEW_MINUTES_DEFAULT : null;
  const plain = { kind, name, weight: 1, minutes, switchedOff: false };
  const task = kind === 'task' && { task: { instructions: '', dueDays: TASK_DAYS } };
  return { key: crypto.randomUUID(), ...plain, ...task, items: [], answerKeys: [], libraryIds: {} };
}

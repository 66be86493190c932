import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import {
  type Icon,
  IconBriefcase,
  IconForms,
  IconListCheck,
  IconMessages,
  IconPencil,
  IconFileText,
} from '@tabler/icons-react';

type StageKindInBuilder = {
  icon: Icon;
  /** What happens in it, for whoever adds one. */
  explanation: string;
  /** Whether one can be added; those of other kinds are shown with what they have. */
  isOffered: boolean;
};

/** One entry a kind: a new kind does not compile until it is here. */
export const stageKindsInBuilder: Readonly<Record<PlanStageKind, StageKindInBuilder>> = {
  form: {
    icon: IconForms,
    explanation: 'Facts you need to know, such as a licence. Nobody scores them.',
    isOffered: true,
  },
  sift: {
    icon: IconPencil,
    explanation: 'Questions about the work, read without names and scored by your reviewers.',
    isOffered: true,
  },
  cv: {
    icon: IconFileText,
    explanation: 'A CV, read for what you say.',
    isOffered: false,
  },
  test: {
    icon: IconListCheck,
    explanation: 'Questions with right answers, scored by their key, with a time limit or without.',
    isOffered: true,
  },
  task: {
    icon: IconBriefcase,
    explanation:
      'A piece of the work itself, sent to those you choose after the written answers, read without names and scored by your reviewers.',
    isOffered: true,
  },
  interview: {
    icon: IconMessages,
    explanation:
      'A conversation that a panel marks, each on a card of their own. Its times are laid once the role is open.',
    isOffered: true,
  },
};

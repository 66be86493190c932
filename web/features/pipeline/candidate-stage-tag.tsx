import {
  type ApplicationState,
  applicationStateFacts,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

type Props = { state: ApplicationState; reviews: { scored: number; expected: number } };

/** Where a candidate stands, in the words of the role's card. */
export function CandidateStageTag({ state, reviews }: Props) {
  const isReviewed = reviews.expected > 0 && reviews.scored === reviews.expected;
  const { words, colour } =
    state === 'in_review' && isReviewed ? reviewed : applicationStateFacts[state];
  return <StatusTag colour={colour}>{words}</StatusTag>;
}

const reviewed = { words: 'Awaiting interview', colour: 'purple' } as const;

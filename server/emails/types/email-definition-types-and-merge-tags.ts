import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { MergeTagName, MergeTagValues } from '../merge-tag-names-and-fallbacks.ts';

export type ApplicationStateAndJobOpenness = { state: ApplicationState; isOpen: boolean };

type AnyEmail = {
  /** Who stands in From: the organisation by its name, or the product itself. */
  sender: 'employer' | 'product';
  /** Asks somebody who did not write first; each can be told not to come again. */
  isInvitation?: true;
  /** The closed list of tags. `instead` stands for a value that is missing, where the usual words would not fit. */
  tags: {
    known: readonly MergeTagName[];
    required: readonly MergeTagName[];
    instead?: MergeTagValues;
  };
  /** Our own words, with an empty line between paragraphs; `[label](*|URL|*)` alone is the button. */
  words: {
    subject: string;
    body: string;
    /** Tells the reader why they got it. */
    why: string;
  };
};

export type CandidateEmailTypeDefinition = AnyEmail & {
  audience: 'candidate';
  /**
   * The events that call for it, as things stand when it is written: that may be later, and nothing is told that is no longer
   * so. One event calls for one e-mail at most; of the erased nothing is asked.
   */
  when: Partial<
    Record<EventKindEmailedTo<'candidate'>, (standing: ApplicationStateAndJobOpenness) => boolean>
  >;
  /** What it asks for has a last day of its own; the others speak of the role, which has its closing. */
  hasOwnDay?: true;
};

/** One that an organisation may write in its own words. */
export type TemplateEmailTypeDefinition = CandidateEmailTypeDefinition & {
  template: {
    title: string;
    description: string;
    trigger: 'manual' | 'automatic';
    allowsSeveral: boolean;
    allowsRoleOverride: boolean;
    /** What `URL` leads to. */
    url: string;
  };
};

/** Has no tag that could hold anything about a candidate. */
export type ReviewerEmailTypeDefinition = AnyEmail & {
  audience: 'reviewer';
  event: EventKindEmailedTo<'reviewer'>;
};

/** Of an account, an organisation or the installation; null for what no event calls for. */
export type MemberEmailTypeDefinition = AnyEmail &
  (
    | { audience: 'member'; event: EventKindEmailedTo<'member'> | null }
    | { audience: 'operator'; event: EventKindEmailedTo<'operator'> | null }
  );

export type EmailTypeDefinition =
  | CandidateEmailTypeDefinition
  | TemplateEmailTypeDefinition
  | ReviewerEmailTypeDefinition
  | MemberEmailTypeDefinition;

export const candidateEmailMergeTags = [
  'CANDIDATE_FIRST_NAME',
  'JOB_TITLE',
  'ORG_NAME',
  'URL',
] as const;
export const senderMergeTags = ['ADMIN_FIRST_NAME', 'ADMIN_LAST_NAME'] as const;
export const memberEmailMergeTags = ['MEMBER_FIRST_NAME', 'ORG_NAME', 'URL'] as const;

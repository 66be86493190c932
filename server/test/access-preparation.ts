import type { MemberKind } from '../access/access-rule.ts';
import type { TestDataBuilders } from './test-data-builders.ts';
import type { GivenMember } from './test-data-types.ts';

export type AccessPreparation = (prepared: Prepared) => Promise<unknown>;

export type Prepared = {
  given: TestDataBuilders;
  things: Awaited<ReturnType<TestDataBuilders['furnishedOrganisation']>>;
  members: Record<MemberKind, GivenMember>;
};

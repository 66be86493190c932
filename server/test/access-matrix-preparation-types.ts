import type { MemberKindInAccessRule } from '../access/access-rule-types-and-member-kinds.ts';
import type { TestDataBuilders } from './test-data-builders.ts';
import type { PlantedMember } from './test-data-types.ts';

export type AccessMatrixPreparation = (prepared: AccessMatrixFixtures) => Promise<unknown>;

export type AccessMatrixFixtures = {
  given: TestDataBuilders;
  things: Awaited<ReturnType<TestDataBuilders['furnishedOrganisation']>>;
  members: Record<MemberKindInAccessRule, PlantedMember>;
};

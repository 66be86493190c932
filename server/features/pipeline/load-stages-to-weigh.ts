import { findItemScoring } from '@evenhand/contract/plan/item-kinds.ts';
import type { Db } from '../../access/enter-door.ts';
import { findStagesToWeigh, type StageToWeigh } from './sql/scoring-versions.ts';

/** The stages of a role that can decide anything, each with what people or a rule mark in it: nothing else has a weight. */
export async function loadStagesToWeigh(db: Db<'staff'>, jobId: number): Promise<StageToWeigh[]> {
  const stages = await findStagesToWeigh(db, jobId);
  return stages
    .filter(({ kind }) => kind !== 'form')
    .map((stage) => ({
      ...stage,
      items: stage.items.filter((item) =>
        ['people', 'rule'].includes(findItemScoring(item.kind, stage.kind) ?? ''),
      ),
    }));
}

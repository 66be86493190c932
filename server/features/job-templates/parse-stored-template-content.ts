import { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import * as z from 'zod/mini';
import { parsePlanItem } from '../job-plan/rules/parse-plan-item.ts';

/** As much of what was kept as says of what kinds it is. */
const KeptStages = z.object({
  stages: z._default(
    z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        items: z._default(z.array(z.unknown()), []),
      }),
    ),
    [],
  ),
});

/** What a template holds; where another version of the program kept something that this one does not know, a sentence that names it. */
export function parseStoredTemplateContent(
  raw: unknown,
): { content: CopyableJobContent; problem?: never } | { content?: never; problem: string } {
  const { stages } = z.parse(KeptStages, raw);
  const problem = stages.flatMap((stage) => findProblem(stage) ?? [])[0];
  return problem === undefined ? { content: z.parse(CopyableJobContent, raw) } : { problem };
}

function findProblem({
  kind,
  name,
  items,
}: z.infer<typeof KeptStages>['stages'][number]): string | undefined {
  if (!Object.hasOwn(stageKindFacts, kind))
    return `“${name}” is a stage of kind “${kind.slice(0, 60)}”, which this version of Evenhand does not know.`;
  return items.flatMap((item) => parsePlanItem(item, name).problem?.message ?? [])[0];
}

import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { LightMyRequestResponse } from 'fastify';

export type SendDraftRequest = (
  method: 'GET' | 'PUT',
  url: string,
  body?: object,
) => Promise<LightMyRequestResponse>;

/** A form before the written answers of a draft, with these questions. */
export async function addFormToDraft(
  jobId: number,
  items: PlanItem[],
  ask: SendDraftRequest,
): Promise<{ id: number }> {
  const at = `/api/builder/${jobId}`;
  const draft = (await ask('GET', at)).json<JobDraft>();
  const form = { kind: 'form', name: 'Form', weight: 1, minutes: null, switchedOff: false };
  const stages = draft.stages.map(({ id, kind, name, weight, minutes, switchedOff }) => ({
    id,
    kind,
    name,
    weight,
    minutes,
    switchedOff,
  }));
  const placed = await ask('PUT', `${at}/stages`, {
    version: draft.version,
    stages: [form, ...stages],
  });
  const { stages: saved, version } = placed.json<JobDraft>();
  const [stage] = saved;
  if (stage === undefined) throw new Error('the form was not added');
  await ask('PUT', `${at}/stages/${stage.id}/items`, { version, items, answerKeys: [] });
  return { id: stage.id };
}

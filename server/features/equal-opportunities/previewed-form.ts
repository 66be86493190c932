import type { EoSet } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/enter.ts';
import type { CandidateForm } from './find-candidate-form.ts';
import { readSettings } from './read-settings.ts';
import { candidateForm, type Choices } from './rules/candidate-form.ts';

/** A form as it would be asked: with the notice that was confirmed for it, or else the one that we suggest. */
export async function previewedForm(
  db: Db<'staff'>,
  looked?: EoSet,
  choices: Partial<Choices> = {},
): Promise<CandidateForm> {
  const { eoSet, notice, suggested } = await readSettings(db, looked);
  const { basis, text } = notice ?? suggested;
  return { ...candidateForm(eoSet, { ...notice, ...choices }), notice: { basis, text } };
}

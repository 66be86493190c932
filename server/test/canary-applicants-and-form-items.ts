import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { CanaryRound } from './canary-crawl.ts';
import {
  type Canary,
  capitalise,
  disguisedNamesSentence,
  plantCanary,
} from './canary-disguises.ts';
import { formItemsOneOfEachKind } from './given-form-with-item-of-each-kind.ts';
import type { RoundApplicant } from './hiring-round-over-http.ts';

/** Somebody with a canary in every field, and in what they write. */
export function canaryApplicant(
  { canaries }: Pick<CanaryRound, 'canaries'>,
  n: number,
): RoundApplicant {
  const plant = (field: string) => plantCanary(canaries, `candidate ${n}`, field);
  const firstName = capitalise(plant('first name'));
  const lastName = capitalise(plant('last name'));
  const email = `${plant('e-mail')}@example.com`;
  const accented = lastName.replace('a', 'á');
  return {
    firstName,
    lastName,
    email,
    source: plant('source'),
    onForm: sayOnForm(canaries, n),
    answers: [
      `Answer ${n}: I, ${firstName} ${lastName}, call the baker next door; write to ${email} for more.`,
      `Answer ${n}: ${accented.toUpperCase()} (${Array.from(firstName).join(' ')}) bakes elsewhere meanwhile. ${disguisedNamesSentence(firstName, lastName)}`,
    ],
  };
}

/** The fields of the form; those of the first two candidates with a canary in each that is not chosen from a list. */
function sayOnForm(canaries: Canary[], n: number): Record<string, string> {
  const chosen = {
    'item-one': 'late',
    'item-many.red': 'yes',
    'item-licence': 'yes',
    'item-class': 'B',
    'item-statement': 'yes',
  };
  if (n > 1) return { ...chosen, 'item-short': 'Brackwater', 'item-number': '12' };
  const of = `candidate ${n}`;
  const plant = () => plantCanary(canaries, of, 'form answer');
  const [town, story, page] = [plant(), plant(), plant()];
  // Digits in which nothing else is written.
  const distance = String(4_813_077 + n);
  canaries.push({ of, field: 'form answer', word: distance });
  canaries.push({ of, field: 'form answer', word: `17 November ${1930 + n}` });
  // As it is stored, and as the candidate's own field has it.
  canaries.push({ of, field: 'form day', word: `${1930 + n}-11-17` });
  return {
    ...chosen,
    'item-short': town,
    'item-number': distance,
    'item-date': `${1930 + n}-11-17`,
    'item-long': `In ${story} I baked.`,
    'item-link': `https://${page}.example.org/`,
  };
}

/** What candidates said on the form, which whoever runs the role reads beside the written answers. */
export const isFormAnswerCanary = ({ field }: Canary): boolean => field.startsWith('form ');

export const canaryFormItems = formItemsOneOfEachKind.map(
  (item): PlanItem => ({ ...item, criteria: [], ...(item.kind === 'number' && { max: null }) }),
);

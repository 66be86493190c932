import type { PublicJobPlan } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { shortenPlanHash } from '@evenhand/contract/job-plan/shorten-plan-hash.ts';
import { stageWeightSentences } from '@evenhand/contract/job-plan/stage-weight-shares-and-sentences.ts';
import { sanitiseTitleAgainstLinks } from '../../../text/sanitise-names-and-titles.ts';
import { formatDateInWords } from '../../../time/format-date-time-and-weekday-in-words.ts';

/** As the database says it: the moment is a text. */
export type PlanInEmail = { sha256: string; frozenAt: string; plan: PublicJobPlan };

/** 'fixed on 3 May 2026: 7c1f-92ab. Essential: ...', without a full stop at its end. */
export function jobPlanInEmailWords({ sha256, frozenAt, plan }: PlanInEmail, zone: string): string {
  const { criteria, stages, places } = plan;
  const namesOf = (isEssential: boolean) =>
    criteria.filter((one) => one.isEssential === isEssential).map(({ name }) => harmless(name));
  const weights = stageWeightSentences(
    stages.map((stage) => ({ ...stage, name: harmless(stage.name) })),
  );
  const steps = stages.map(({ name, reviewsPerItem }, i) =>
    [
      `${i + 1}. ${harmless(name)}`,
      ...(reviewsPerItem ? [`Each is read by ${counted(reviewsPerItem, 'person', 'people')}`] : []),
      ...(weights[i] ? [weights[i].replace(/\.$/, '')] : []),
    ].join('. '),
  );
  return [
    `fixed on ${formatDateInWords(new Date(frozenAt), zone)}: ${shortenPlanHash(sha256)}`,
    ...listed('Essential', namesOf(true)),
    ...listed('Desirable', namesOf(false)),
    ...(steps.length === 0 ? [] : [`Steps: ${steps.join('. ')}`]),
    `There ${places === 1 ? 'is' : 'are'} ${counted(places, 'place', 'places')}`,
  ].join('. ');
}

/** An employer gave it: no mail program should make a link of it. */
function harmless(name: string): string {
  return sanitiseTitleAgainstLinks(name);
}

function listed(title: string, names: string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
}

function counted(n: number, one: string, several: string): string {
  return `${n} ${n === 1 ? one : several}`;
}

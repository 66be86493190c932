import { hasPhrase } from './phrase-index.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import type { TopicsCoveredByJobFields } from './missing-topics-and-structure-problems.ts';
import { advertTopicPhrases } from './advert-topic-pay-and-degree-phrases.ts';

/** A role's own fields, as far as candidates read them beside its advert. */
export type AdvertJobFields = {
  title: string;
  location: string | null;
  city: string | null;
  hours: string | null;
  employmentType: string | null;
  remotePreference: string;
  hasSalary: boolean;
  closesAt: Date | null;
  openUntilFilled: boolean;
  /** What the employer says of itself under every advert. */
  statements: string;
};

/** What candidates are told beside the text of the advert. How we hire stands on the page of every role. */
export function findTopicsCoveredByJobFields(job: AdvertJobFields): TopicsCoveredByJobFields {
  const isRemote = job.remotePreference !== 'On site';
  const isPartTime = job.employmentType === 'part-time';
  return {
    title: job.title,
    salary: job.hasSalary,
    hours: job.hours !== null || job.employmentType === 'full-time' || isPartTime,
    location: job.location !== null || job.city !== null || job.remotePreference === 'Remote',
    closing: job.closesAt !== null || job.openUntilFilled,
    flexible: isRemote || isPartTime,
    hiring: true,
    equality: hasPhrase(advertTopicPhrases.equality, splitAdvertIntoWords(job.statements)),
  };
}

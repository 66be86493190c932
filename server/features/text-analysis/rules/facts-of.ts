import { hasPhrase } from './phrase-book.ts';
import { readWords } from './read-words.ts';
import type { AdvertFacts } from './structure.ts';
import { topics } from './topics.ts';

/** A role's own fields, as far as candidates read them beside its advert. */
export type RoleFields = {
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
export function factsOf(role: RoleFields): AdvertFacts {
  const isRemote = role.remotePreference !== 'On site';
  const isPartTime = role.employmentType === 'part-time';
  return {
    title: role.title,
    salary: role.hasSalary,
    hours: role.hours !== null || role.employmentType === 'full-time' || isPartTime,
    location: role.location !== null || role.city !== null || role.remotePreference === 'Remote',
    closing: role.closesAt !== null || role.openUntilFilled,
    flexible: isRemote || isPartTime,
    hiring: true,
    equality: hasPhrase(topics.equality, readWords(role.statements)),
  };
}

import type { JobPageMetadata } from '@evenhand/contract/apply/public-advert-metadata-and-employer-statements.ts';
import {
  jsonForScriptElement,
  schemaOrgJobPosting,
  type JobPostingFacts,
} from './schema-org-job-posting-and-json-for-script.ts';

const SUMMARY_MAX = 160;

/** What search engines and previews of links learn of an open role. */
export function jobPageMetadata(job: JobPostingFacts, baseUrl: string): JobPageMetadata {
  const address = (path: string) => new URL(path, baseUrl).href;
  const logo = job.logo === null ? null : address(job.logo);
  return {
    address: address(`/apply/${job.hash}`),
    summary: summaryOf(job),
    image: logo,
    posting: jsonForScriptElement(schemaOrgJobPosting({ ...job, logo })),
  };
}

/** The beginning of the advert, whole words, as search results show it. */
function summaryOf({ title, organisation, description }: JobPostingFacts): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text === '') return `${title} at ${organisation}. Read about the role and apply.`;
  if (text.length <= SUMMARY_MAX) return text;
  const whole = text.slice(0, SUMMARY_MAX).replace(/\s+\S*$/u, '');
  return `${whole.toWellFormed()}…`;
}

import * as z from 'zod/mini';
import {
  type Requisition,
  normaliseRequisition,
} from './rules/requisition-types-limits-and-normalisation.ts';

/** Why an answer is of no use; each has its sentence. */
export type JobviteProblem =
  | 'address-denied'
  | 'unreachable'
  | 'too-slow'
  | 'certificate'
  | 'too-large'
  | 'key-refused'
  | 'redirected'
  | 'too-often'
  | 'answered-no'
  | 'unreadable';

type Outcome = { status: number; body: string } | { problem: JobviteProblem };
export type JobviteRequisitionOrProblem =
  | { found: Requisition | null }
  | { problem: JobviteProblem };

/** What went wrong, and what to do about it. */
export const jobviteProblemWords: Record<JobviteProblem, string> = {
  'address-denied':
    'The address of Jobvite does not lead to the public internet. Tell whoever runs this site.',
  unreachable: 'Jobvite could not be reached. Nothing was changed. Try again in a few minutes.',
  'too-slow': 'Jobvite did not answer within 10 seconds. Nothing was changed. Try again later.',
  certificate:
    'The certificate of Jobvite’s address is not valid, so nothing was sent there. Tell whoever runs this site.',
  'too-large': 'Jobvite answered with far more than one requisition. Nothing was changed.',
  'key-refused':
    'Jobvite refused the key. Check the company id, the key and the secret under Settings, Integrations.',
  redirected: 'Jobvite answers at another address now. Tell whoever runs this site.',
  'too-often': 'Jobvite was asked too often. Wait a few minutes, then try again.',
  'answered-no': 'Jobvite answered with an error. Nothing was changed. Try again later.',
  unreadable: 'Jobvite gave an answer that could not be read. Nothing was changed.',
};

const text = z.catch(z.nullish(z.string()), null);
const Somebody = z.object({ email: text });
const people = z.catch(z.nullish(z.array(Somebody)), null);
const Place = z.object({ city: text, state: text, country: text });

const Job = z.object({
  eId: text,
  requisitionId: text,
  title: text,
  description: text,
  location: text,
  locations: z.catch(z.nullish(z.array(Place)), null),
  department: text,
  category: text,
  /** Milliseconds since 1970. */
  closeDate: z.catch(z.nullish(z.number()), null),
  hiringManagers: people,
  recruiters: people,
  primaryHiringManagerEmail: text,
  primaryRecruiterEmail: text,
});
const Answer = z.object({
  status: z.catch(z.nullish(z.object({ code: z.int() })), null),
  requisitions: z.nullish(z.array(z.unknown()).check(z.maxLength(1000))),
});

/**
 * Judges what `GET /api/v2/job` answered. The status in the body has the last word: Jobvite has been seen to answer 200 with
 * a body that says 401.
 */
export function classifyJobviteResponse(outcome: Outcome, id: string): JobviteRequisitionOrProblem {
  if ('problem' in outcome) return outcome;
  const answer = z.safeParse(Answer, parsed(outcome.body));
  const status = (answer.success ? answer.data.status?.code : undefined) ?? outcome.status;
  const worse = Math.max(status, outcome.status);
  if (worse >= 300) return { problem: problemOf(worse) };
  const list = answer.success ? answer.data.requisitions : undefined;
  if (!list) return { problem: 'unreadable' };
  const jobs = list.map((one) => z.safeParse(Job, one));
  if (jobs.some(({ success }) => !success)) return { problem: 'unreadable' };
  const job = jobs.flatMap(({ data }) => (data && isOf(data, id) ? [data] : []))[0];
  if (job === undefined) return { found: null };
  const found = requisitionOf(job);
  return found.title === '' ? { problem: 'unreadable' } : { found };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function problemOf(status: number): JobviteProblem {
  if (status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'key-refused';
  return status === 429 ? 'too-often' : 'answered-no';
}

function isOf({ requisitionId, eId }: z.infer<typeof Job>, id: string): boolean {
  const wanted = id.toLowerCase();
  return requisitionId?.trim().toLowerCase() === wanted || eId?.trim() === id;
}

function requisitionOf(job: z.infer<typeof Job>): Requisition {
  const [place] = job.locations ?? [];
  const places = [place?.city, place?.state, place?.country].filter(Boolean).join(', ');
  return normaliseRequisition({
    title: job.title ?? '',
    description: job.description ?? '',
    location: job.location || places,
    dept: job.department || job.category || '',
    closeDate: dayOf(job.closeDate),
    team: [
      job.primaryHiringManagerEmail,
      ...(job.hiringManagers ?? []).map(({ email }) => email),
      job.primaryRecruiterEmail,
      ...(job.recruiters ?? []).map(({ email }) => email),
    ].flatMap((email) => (email ? [email] : [])),
  });
}

function dayOf(ms: number | null | undefined): string {
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { personalApplicationPath } from '../apply/own-application-loader-outline-and-step-paths.ts';
import { cancelInterviewOrInvitation } from '../interviews/cancel-interview-or-invitation.ts';
import { bookSlotForInterview } from '../interviews/book-slot-for-interview.ts';
import { recordInterviewChange } from '../interviews/record-interview-change.ts';
import {
  buildInterviewBookingPage,
  loadInterviewsOfOwnApplication,
} from './load-build-and-respond-with-booking-page.ts';
import { isSlotOfferedToCandidate } from './rules/is-slot-offered-to-candidate.ts';
import {
  type CandidateStandingForInterview,
  mayCandidateCancelInterview,
  mayCandidateChooseInterviewTime,
} from './rules/what-candidate-sees-and-may-do-with-interview.ts';
import type { InterviewOfOwnApplication } from './sql/own-interviews-and-free-slots.ts';

type Context = PageContext<'candidate'>;
type Refused = NonNullable<Parameters<typeof buildInterviewBookingPage>[1]>;

/** Books the time that was chosen, or moves to it. Of two who choose one time the second sees what is free now. */
export async function bookInterviewSlotFromPage(context: Context): Promise<PageResponse> {
  const { db, form, visit } = context;
  const slotId = readId(form['slot']);
  return change(context, async ({ interview, candidacy, isOfThisVersion }) => {
    if (slotId === null) return 'nothing-chosen';
    // Whoever did not hear that it was booked sends the same once more.
    if (interview.slotId === slotId && interview.state === 'booked') return 'done';
    if (!isOfThisVersion) return 'newer';
    if (mayCandidateChooseInterviewTime(interview, candidacy) !== 'yes') return 'not-possible';
    const given = await bookSlotForInterview(db, {
      interview,
      slotId,
      suits: (slot) => isSlotOfferedToCandidate(slot, interview, candidacy),
      by: { kind: 'candidate', id: interview.applicationId },
      now: visit.now,
      requestId: visit.requestId,
    });
    if (given === 'booked') return 'done';
    return given === 'taken' ? 'taken' : 'not-possible';
  });
}

/** Cancels it; whoever was only invited says no. */
export async function cancelInterviewFromPage(context: Context): Promise<PageResponse> {
  const { db, visit } = context;
  const { now, requestId } = visit;
  return change(context, async ({ interview, candidacy, isOfThisVersion }) => {
    if (interview.state === 'cancelled') return 'done';
    if (!isOfThisVersion) return 'newer';
    if (!mayCandidateCancelInterview(interview, candidacy)) return 'not-possible';
    const { startsAt, minutes, applicationId } = interview;
    const sequence = await cancelInterviewOrInvitation(db, { interview, by: 'candidate', now });
    await recordInterviewChange(db, {
      what: 'cancelled',
      interview,
      sequence,
      startsAt,
      minutes,
      by: { kind: 'candidate', id: applicationId },
      now,
      requestId,
    });
    return 'done';
  });
}

type Found = {
  interview: InterviewOfOwnApplication;
  candidacy: CandidateStandingForInterview;
  isOfThisVersion: boolean;
};

const statuses: Record<Refused, number> = {
  taken: 409,
  newer: 409,
  'not-possible': 409,
  'nothing-chosen': 422,
};

async function change(
  context: Context,
  work: (found: Found) => Promise<'done' | Refused>,
): Promise<PageResponse> {
  const { form } = context;
  const own = await loadInterviewsOfOwnApplication(context, { lock: true });
  const { candidacy, interviews } = own;
  const interview = interviews.find(({ id }) => id === readId(form['interview']));
  const isOfThisVersion = String(interview?.version) === form['version'];
  const outcome =
    interview === undefined
      ? 'not-possible'
      : await work({ interview, candidacy, isOfThisVersion });
  if (outcome === 'done') return { goTo: `${personalApplicationPath(context)}/interview` };
  // A refusal has changed nothing of their own, which is locked: what is free is all that can be new.
  return {
    show: await buildInterviewBookingPage(context, outcome, own),
    status: statuses[outcome],
  };
}

function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

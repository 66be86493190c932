import type { findOrganisationInterviewsOfDayEndpoint } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { intervieweeUnlessSealed } from './interviewee-unless-sealed.ts';
import { startAndEndOfDayInZone } from '../../time/start-and-end-of-day-in-zone.ts';
import { findBookedInterviewsBetweenTimes } from './sql/find-interviews-rounds-and-time-zone.ts';

type Query = { date: string; zone: string };

/** One day of interviews as its member sees it: an admin's whole organisation, everybody else's own panels. */
export async function readInterviewsOfDay(
  { db, member }: VisitorRequestContext,
  { date, zone }: Query,
): Promise<ResponseOf<typeof findOrganisationInterviewsOfDayEndpoint>> {
  const rows = await findBookedInterviewsBetweenTimes(db, {
    ...startAndEndOfDayInZone(date, zone),
    panelOf: member.role === 'ADMIN' ? null : member.actorId,
  });
  return rows.map((row) => ({
    id: row.id,
    startsAt: row.startsAt,
    minutes: row.minutes,
    Job: { id: row.jobId, title: row.jobTitle },
    Interviews: [
      {
        Application: { publicRef: row.ref, User: intervieweeUnlessSealed(row) },
        InterviewType: { name: row.roundName },
      },
    ],
  }));
}

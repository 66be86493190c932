import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { findMissedScorecardEmails } from './sql/find-and-claim-missed-scorecards.ts';

/** Each member of a panel whose card is missing is told once; whoever has handed in meanwhile is not. */
export const scorecardEventEmailDefinitions = {
  'scorecards-missed': {
    kind: 'scorecard-reminder',
    async draft(db, { services, eventId }) {
      const missing = await findMissedScorecardEmails(db, eventId);
      return missing.map(
        ({ memberId, firstName, email, interviewId, jobTitle, reference, employer }) => ({
          to: email,
          memberId,
          values: {
            MEMBER_FIRST_NAME: firstName,
            ORG_NAME: employer,
            JOB_TITLE: jobTitle,
            REFERENCE: reference,
            URL: `${services.config.BASE_URL}/interviews/${interviewId}`,
          },
        }),
      );
    },
  },
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;

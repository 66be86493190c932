import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { formatWeekdayAndDayInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { adjustmentDueDay } from './rules/adjustment-due-day.ts';
import {
  findMembersWhoMayAnswerAdjustment,
  findAdjustmentRequestEmailFacts,
} from './sql/adjustment-request-email-facts-and-recipients.ts';

/** Each of those who may answer is told once. The subject is the application; what was taken back meanwhile tells nobody. */
export const adjustmentEventEmailDefinitions = {
  'adjustment-requested': {
    kind: 'adjustment-requested',
    async draft(db, { services, subjectId: applicationId }) {
      const asked = await findAdjustmentRequestEmailFacts(db, applicationId);
      if (asked === undefined) return null;
      const { jobId, jobTitle, reference, employer, askedOn } = asked;
      const answerers = await findMembersWhoMayAnswerAdjustment(db, jobId);
      return answerers.map(({ id, email, firstName }) => ({
        to: email,
        memberId: id,
        values: {
          MEMBER_FIRST_NAME: firstName,
          ORG_NAME: employer,
          JOB_TITLE: jobTitle,
          REFERENCE: reference,
          DUE_DATE: formatWeekdayAndDayInWords(adjustmentDueDay(askedOn)),
          URL: `${services.config.BASE_URL}/manage/${jobId}/?candidate=${applicationId}&part=adjustments`,
        },
      }));
    },
  },
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;

import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import {
  formatDateTimeInWords,
  formatWeekdayAndDayInWords,
} from '../../time/format-date-time-and-weekday-in-words.ts';
import { deriveNewEmailAddressConfirmationCode } from './rules/derive-new-address-code.ts';
import { findNewAddressCodeEmailFacts, claimFormerAddressToNotify } from './sql/address-change.ts';
import { findCorrectedDetailsEmailFacts } from './sql/corrected-details-email-facts.ts';
import { deleteAndReturnErasureEmailRows } from './sql/erasure-requests-and-erasure-emails.ts';
import {
  findAdminsToRemindOfDataRequests,
  findDueDataRequestEmailFacts,
} from './sql/data-request-due-reminders.ts';

/** E-mails whose reader or words the facts of an application alone do not give. */
export const dataRequestEventEmailDefinitions = {
  /** To the new address, which gets nothing but the code: the personal link stays where it was. */
  'address-code-requested': {
    kind: 'address-code',
    async draft(db, { services, subjectId: applicationId }) {
      const wish = await findNewAddressCodeEmailFacts(db, applicationId);
      if (wish === undefined || wish.endsAt <= services.now()) return null;
      return {
        to: wish.email,
        memberId: null,
        applicationId,
        values: {
          ORG_NAME: wish.employer,
          CODE: deriveNewEmailAddressConfirmationCode({ ...wish, applicationId }, services.config),
          DUE_DATE: formatDateTimeInWords(wish.endsAt, wish.zone),
        },
      };
    },
  },
  /** To the address on file; and another one to the address before, so that whoever reads there hears of it too. */
  'data-corrected': {
    kind: 'data-corrected',
    async draft(db, { subjectId: applicationId }) {
      const former = await claimFormerAddressToNotify(db, applicationId);
      const person = await findCorrectedDetailsEmailFacts(db, applicationId);
      if (person === undefined) return null;
      const { email, firstName, employer, jobTitle, contact } = person;
      const corrected = {
        to: email,
        memberId: null,
        applicationId,
        values: {
          CANDIDATE_FIRST_NAME: firstName,
          ORG_NAME: employer,
          JOB_TITLE: jobTitle,
          CONTACT: contact ?? employer,
        },
      };
      if (former === undefined) return corrected;
      return [corrected, { ...corrected, kind: 'address-changed' as const, to: former }];
    },
  },
  /** The address is taken from where it was put aside, and is nowhere else from then on but in the e-mail itself. */
  'data-erased': {
    kind: 'data-erased',
    async draft(db, { subjectId: applicationId }) {
      const parting = await deleteAndReturnErasureEmailRows(db, applicationId);
      if (parting === undefined) return null;
      const { email, firstName, jobTitle, employer } = parting;
      return {
        to: email,
        memberId: null,
        values: { CANDIDATE_FIRST_NAME: firstName, JOB_TITLE: jobTitle, ORG_NAME: employer },
      };
    },
  },
  /** To whom the organisation has named for that, else to its admins; what was written stands in Evenhand alone. */
  'data-request-due': {
    kind: 'data-request-due',
    async draft(db, { services, subjectId: requestId }) {
      const due = await findDueDataRequestEmailFacts(db, requestId);
      if (due === undefined) return null;
      const values = {
        ORG_NAME: due.employer,
        JOB_TITLE: due.jobTitle,
        REFERENCE: due.reference,
        REQUEST: due.kind,
        DUE_DATE: formatWeekdayAndDayInWords(due.dueOn),
        URL: `${services.config.BASE_URL}/settings/privacy`,
      };
      if (due.privacyContact !== null) return { to: due.privacyContact, memberId: null, values };
      return (await findAdminsToRemindOfDataRequests(db)).map(({ id, email }) => ({
        to: email,
        memberId: id,
        values,
      }));
    },
  },
} as const satisfies Partial<Record<EventKind, EventEmailDefinition>>;

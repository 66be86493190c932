import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import { findKnownOrganisationFeature } from './rules/known-features.ts';
import {
  findInvitedMemberForEmail,
  findFeatureRequestForEmail,
} from './sql/feature-request-and-invitation-email-values.ts';

/** What is told of people and features. The subject is the member, or the request. */
export const organisationEventEmailDefinitions = {
  'invited-with-other-account': {
    kind: 'other-account',
    async draft(db, { services, subjectId: memberId }) {
      const invited = await findInvitedMemberForEmail(db, memberId);
      if (invited === undefined) return null;
      const { email, firstName, employer } = invited;
      return {
        to: email,
        memberId,
        values: {
          MEMBER_FIRST_NAME: firstName,
          ORG_NAME: employer,
          URL: `${services.config.BASE_URL}/login`,
        },
      };
    },
  },
  'feature-requested': {
    kind: 'feature-request',
    async draft(db, { services, subjectId }) {
      const to = services.config.OPERATOR_EMAIL;
      const query = await findFeatureRequestForEmail(db, subjectId);
      if (to === undefined || query === undefined) return null;
      return {
        to,
        memberId: null,
        values: {
          ORG_NAME: query.employer,
          MEMBER_FIRST_NAME: `${query.firstName} ${query.lastName}`,
          FEATURE: findKnownOrganisationFeature(query.feature)?.title ?? query.feature,
          URL: `${services.config.BASE_URL}/operator`,
        },
      };
    },
  },
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;

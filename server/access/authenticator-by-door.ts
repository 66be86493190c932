import { type ApiCaller, authenticateApiCaller } from './authenticate-api-caller.ts';
import { type ApplicantVisitor, authenticateApplicant } from './authenticate-applicant.ts';
import {
  authenticateOperator,
  type OperatorVisitor,
} from './authenticate-operator-and-limit-to-organisation.ts';
import {
  authenticateAnonymousVisitor,
  type AnonymousVisitor,
} from './authenticate-anonymous-visitor.ts';
import { authenticateReviewer, type ReviewerVisitor } from './authenticate-reviewer.ts';
import { type AuthenticatedMember, authenticateMember } from './authenticate-member.ts';

/** Who stands behind each door. */
export type VisitorByDoor = {
  staff: AuthenticatedMember;
  reviewer: ReviewerVisitor;
  candidate: ApplicantVisitor;
  public: AnonymousVisitor;
  operator: OperatorVisitor;
  api: ApiCaller;
};

/** Which role of the database works behind a door: programs work as the member of staff whose key they hold. */
export type DatabaseRoleOfDoor<D extends keyof VisitorByDoor> = D extends 'api'
  ? 'staff'
  : Exclude<D, 'api'>;

export const authenticatorByDoor = {
  staff: authenticateMember,
  reviewer: authenticateReviewer,
  candidate: authenticateApplicant,
  public: authenticateAnonymousVisitor,
  operator: authenticateOperator,
  api: authenticateApiCaller,
};

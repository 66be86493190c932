import { type ApiCaller, authenticateApiCaller } from './api.ts';
import { type ApplicantVisitor, authenticateApplicant } from './candidate.ts';
import { authenticateOperator, type OperatorVisitor } from './operator.ts';
import { authenticateAnonymousVisitor, type AnonymousVisitor } from './public.ts';
import { authenticateReviewer, type ReviewerVisitor } from './reviewer.ts';
import { type Member, authenticateMember } from './staff.ts';

/** Who stands behind each door. */
export type VisitorByDoor = {
  staff: Member;
  reviewer: ReviewerVisitor;
  candidate: ApplicantVisitor;
  public: AnonymousVisitor;
  operator: OperatorVisitor;
  api: ApiCaller;
};

/** Which role of the database works behind a door: programs work as the member of staff whose key they hold. */
export type DoorRoleOf<D extends keyof VisitorByDoor> = D extends 'api'
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

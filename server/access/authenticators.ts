import { type ApiCaller, authenticateApiCaller } from './api.ts';
import { type ApplicantVisitor, authenticateApplicant } from './candidate.ts';
import { authenticateOperator, type Operator } from './operator.ts';
import { authenticatePasserby, type Passerby } from './public.ts';
import { authenticateReviewer, type Reviewer } from './reviewer.ts';
import { type Member, authenticateMember } from './staff.ts';

/** Who stands behind each door. */
export type Visitor = {
  staff: Member;
  reviewer: Reviewer;
  candidate: ApplicantVisitor;
  public: Passerby;
  operator: Operator;
  api: ApiCaller;
};

/** Which role of the database works behind a door: programs work as the member of staff whose key they hold. */
export type DoorRoleOf<D extends keyof Visitor> = D extends 'api' ? 'staff' : Exclude<D, 'api'>;

export const authenticators = {
  staff: authenticateMember,
  reviewer: authenticateReviewer,
  candidate: authenticateApplicant,
  public: authenticatePasserby,
  operator: authenticateOperator,
  api: authenticateApiCaller,
};

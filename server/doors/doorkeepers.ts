import { type ApiCaller, openApiDoor } from './api.ts';
import { type Applicant, openCandidateDoor } from './candidate.ts';
import { openOperatorDoor, type Operator } from './operator.ts';
import { openPublicDoor, type Passerby } from './public.ts';
import { openReviewerDoor, type Reviewer } from './reviewer.ts';
import { type Member, openStaffDoor } from './staff.ts';

/** Who stands behind each door. */
export type Visitor = {
  staff: Member;
  reviewer: Reviewer;
  candidate: Applicant;
  public: Passerby;
  operator: Operator;
  api: ApiCaller;
};

/** Which role of the database works behind a door: programs work as the member of staff whose key they hold. */
export type RoomOf<D extends keyof Visitor> = D extends 'api' ? 'staff' : Exclude<D, 'api'>;

export const doorkeepers = {
  staff: openStaffDoor,
  reviewer: openReviewerDoor,
  candidate: openCandidateDoor,
  public: openPublicDoor,
  operator: openOperatorDoor,
  api: openApiDoor,
};

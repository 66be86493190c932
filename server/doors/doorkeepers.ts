import { type Applicant, openCandidateDoor } from './candidate.ts';
import { openPublicDoor, type Passerby } from './public.ts';
import { openReviewerDoor, type Reviewer } from './reviewer.ts';
import { type Member, openStaffDoor } from './staff.ts';

/** Who stands behind each door. */
export type Visitor = { staff: Member; reviewer: Reviewer; candidate: Applicant; public: Passerby };

export const doorkeepers = {
  staff: openStaffDoor,
  reviewer: openReviewerDoor,
  candidate: openCandidateDoor,
  public: openPublicDoor,
};

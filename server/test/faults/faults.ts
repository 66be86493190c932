import { advertFaults } from './advert-faults.ts';
import { blindnessFaults } from './blindness-faults.ts';
import { careersFaults } from './careers-faults.ts';
import { dashboardFaults } from './dashboard-faults.ts';
import { deliveryFaults } from './delivery-faults.ts';
import { equalOpportunitiesFaults } from './equal-opportunities-faults.ts';
import type { Fault } from './fault.ts';
import { hireFaults } from './hire-faults.ts';
import { importsFaults } from './imports-faults.ts';
import { integrationsFaults } from './integrations-faults.ts';
import { interviewsFaults } from './interviews-faults.ts';
import { invitesFaults } from './invites-faults.ts';
import { jobPageFaults } from './job-page-faults.ts';
import { libraryFaults } from './library-faults.ts';
import { liveFaults } from './live-faults.ts';
import { operatorFaults } from './operator-faults.ts';
import { organisationFaults } from './organisation-faults.ts';
import { rightColumnFaults } from './right-column-faults.ts';
import { rolePageFaults } from './role-page-faults.ts';
import { shellFaults } from './shell-faults.ts';
import { signInFaults } from './sign-in-faults.ts';
import { signUpFaults } from './sign-up-faults.ts';
import { startingFaults } from './starting-faults.ts';
import { templateFaults } from './template-faults.ts';
import { wallFaults } from './wall-faults.ts';

/** All that is planted, and has been seen red. */
export const faults: Fault[] = [
  ...wallFaults,
  ...blindnessFaults,
  ...careersFaults,
  ...dashboardFaults,
  ...hireFaults,
  ...importsFaults,
  ...integrationsFaults,
  ...deliveryFaults,
  ...interviewsFaults,
  ...invitesFaults,
  ...equalOpportunitiesFaults,
  ...libraryFaults,
  ...liveFaults,
  ...operatorFaults,
  ...organisationFaults,
  ...rightColumnFaults,
  ...rolePageFaults,
  ...jobPageFaults,
  ...shellFaults,
  ...signInFaults,
  ...signUpFaults,
  ...startingFaults,
  ...advertFaults,
  ...templateFaults,
];

import { advertFaults } from './advert-faults.ts';
import { applicantsFaults } from './applicants-faults.ts';
import { arrivalsFaults } from './arrivals-faults.ts';
import { blindnessFaults } from './blindness-faults.ts';
import { careersFaults } from './careers-faults.ts';
import { dashboardFaults } from './dashboard-faults.ts';
import { deliveryFaults } from './delivery-faults.ts';
import { disclosureFaults } from './disclosure-faults.ts';
import { equalOpportunitiesFaults } from './equal-opportunities-faults.ts';
import type { Fault } from './fault.ts';
import { figuresFaults } from './figures-faults.ts';
import { hireFaults } from './hire-faults.ts';
import { historiesFaults } from './histories-faults.ts';
import { importsFaults } from './imports-faults.ts';
import { integrationsFaults } from './integrations-faults.ts';
import { interviewsFaults } from './interviews-faults.ts';
import { invitesFaults } from './invites-faults.ts';
import { jobPageFaults } from './job-page-faults.ts';
import { libraryFaults } from './library-faults.ts';
import { liveFaults } from './live-faults.ts';
import { namesSeenFaults } from './names-seen-faults.ts';
import { operatorFaults } from './operator-faults.ts';
import { organisationFaults } from './organisation-faults.ts';
import { redactionFaults } from './redaction-faults.ts';
import { reportAccessFaults } from './report-access-faults.ts';
import { reportChartFaults } from './report-chart-faults.ts';
import { reportScreenFaults } from './report-screen-faults.ts';
import { rightColumnFaults } from './right-column-faults.ts';
import { jobFiguresFaults } from './job-figures-faults.ts';
import { staffJobPageFaults } from './staff-job-page-faults.ts';
import { rowRuleFaults } from './live-threshold-faults.ts';
import { shellFaults } from './shell-faults.ts';
import { signInFaults } from './sign-in-faults.ts';
import { signUpFaults } from './sign-up-faults.ts';
import { sqlFaults } from './sql-faults.ts';
import { startingFaults } from './starting-faults.ts';
import { templateFaults } from './template-faults.ts';
import { wallFaults } from './wall-faults.ts';

/** All that is planted, and has been seen red, by what it would break; `npm run faults walls` plants those of one area. */
export const faultsByArea = new Map<string, Fault[]>(
  Object.entries({
    walls: wallFaults,
    arrivals: arrivalsFaults,
    blindness: blindnessFaults,
    redaction: redactionFaults,
    'names-seen': namesSeenFaults,
    careers: careersFaults,
    dashboard: dashboardFaults,
    hire: hireFaults,
    histories: historiesFaults,
    imports: importsFaults,
    integrations: integrationsFaults,
    delivery: deliveryFaults,
    disclosure: disclosureFaults,
    interviews: interviewsFaults,
    invites: invitesFaults,
    'equal-opportunities': equalOpportunitiesFaults,
    figures: figuresFaults,
    library: libraryFaults,
    live: liveFaults,
    operator: operatorFaults,
    organisation: organisationFaults,
    'report-access': reportAccessFaults,
    'report-chart': reportChartFaults,
    'report-screen': reportScreenFaults,
    'right-column': rightColumnFaults,
    'role-figures': jobFiguresFaults,
    'role-page': staffJobPageFaults,
    'row-rule': rowRuleFaults,
    'job-page': jobPageFaults,
    shell: shellFaults,
    'sign-in': signInFaults,
    'sign-up': signUpFaults,
    sql: sqlFaults,
    starting: startingFaults,
    advert: advertFaults,
    applicants: applicantsFaults,
    template: templateFaults,
  }),
);

export const faults = [...faultsByArea.values()].flat();

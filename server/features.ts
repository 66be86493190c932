import { addActivityRoutes } from './features/activity/routes.ts';
import { addApplyRoutes } from './features/apply/routes.ts';
import { addBuilderRoutes } from './features/builder/routes.ts';
import { addEducationRoutes } from './features/education/routes.ts';
import { addEmailRoutes } from './features/emails/routes.ts';
import { addIntegrationRoutes } from './features/integrations/routes.ts';
import { addJobRoutes } from './features/jobs/routes.ts';
import { addTaskRoutes } from './features/my-tasks/routes.ts';
import { addOperatorRoutes } from './features/operator/routes.ts';
import { addOrganisationRoutes } from './features/organisation/routes.ts';
import { addPipelineRoutes } from './features/pipeline/routes.ts';
import { addReviewRoutes } from './features/review/routes.ts';
import { addSearchRoutes } from './features/search/routes.ts';
import { addRoleTemplateRoutes } from './features/role-templates/routes.ts';
import { addSignInRoutes } from './features/sign-in/routes.ts';
import { addSignUpRoutes } from './features/sign-up/routes.ts';
import type { House } from './route.ts';

/** The routes of every feature. */
export const featureRoutes: ((house: House) => void)[] = [
  addSignInRoutes,
  addSignUpRoutes,
  addOrganisationRoutes,
  addJobRoutes,
  addBuilderRoutes,
  addPipelineRoutes,
  addReviewRoutes,
  addApplyRoutes,
  addEmailRoutes,
  addIntegrationRoutes,
  addOperatorRoutes,
  addActivityRoutes,
  addTaskRoutes,
  addSearchRoutes,
  addRoleTemplateRoutes,
  addEducationRoutes,
];

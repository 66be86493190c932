import { addApplyRoutes } from './features/apply/routes.ts';
import { addBuilderRoutes } from './features/builder/routes.ts';
import { addEmailRoutes } from './features/emails/routes.ts';
import { addJobRoutes } from './features/jobs/routes.ts';
import { addPipelineRoutes } from './features/pipeline/routes.ts';
import { addReviewRoutes } from './features/review/routes.ts';
import { addSignInRoutes } from './features/sign-in/routes.ts';
import type { House } from './route.ts';

/** The routes of every feature. */
export const featureRoutes: ((house: House) => void)[] = [
  addSignInRoutes,
  addJobRoutes,
  addBuilderRoutes,
  addPipelineRoutes,
  addReviewRoutes,
  addApplyRoutes,
  addEmailRoutes,
];

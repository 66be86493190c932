import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { findNextApplicationStepPath } from './rules/find-next-application-step-path.ts';
import {
  loadOwnApplication,
  personalApplicationPath,
} from './own-application-loader-outline-and-step-paths.ts';

export async function redirectToNextApplicationStep(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  return {
    goTo: `${personalApplicationPath(context)}/${findNextApplicationStepPath(await loadOwnApplication(context.db), context.visit.now)}`,
  };
}

import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { nextApplicationStep } from './rules/next-application-step.ts';
import { loadOwnApplication, personalApplicationPath } from './load-and-outline-own-application.ts';

export async function redirectToNextApplicationStep(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  return {
    goTo: `${personalApplicationPath(context)}/${nextApplicationStep(await loadOwnApplication(context.db), context.visit.now)}`,
  };
}

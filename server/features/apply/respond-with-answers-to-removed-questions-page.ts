import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
} from './own-application-loader-outline-and-step-paths.ts';
import type { OwnApplication } from './sql/own-application.ts';

/** For an older tab that answers what is not asked any more: what was typed stays, to be copied. */
export function respondWithAnswersToRemovedQuestionsPage(
  own: OwnApplication,
  texts: string[],
  context: PageContext<'candidate'>,
): PageResponse {
  return {
    show: {
      page: 'question-gone',
      journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
      texts: texts.filter((text) => text.trim() !== ''),
    },
    status: 410,
  };
}

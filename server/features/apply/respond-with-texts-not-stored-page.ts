import type { TextsNotStoredPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
} from './own-application-loader-outline-and-step-paths.ts';
import type { OwnApplication } from './sql/own-application.ts';

type NotStored = Pick<TextsNotStoredPageProps, 'reason' | 'texts' | 'next'> & {
  status?: 409 | 410;
};

/** For an older tab that sends what is not taken any more, or not yet: what was typed stays, to be copied. */
export function respondWithTextsNotStoredPage(
  own: OwnApplication,
  { reason, texts, next, status = 410 }: NotStored,
  context: PageContext<'candidate'>,
): PageResponse {
  return {
    show: {
      page: 'texts-not-stored',
      journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
      reason,
      texts: [...new Set(texts.filter((text) => text.trim() !== ''))],
      next,
    },
    status,
  };
}

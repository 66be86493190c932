import {
  findAnswersToReviewEndpoint,
  findOwnReviewLinkTokenEndpoint,
} from '@evenhand/contract/review/blind-review.ts';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { countScoredSampleReviewAnswers, type SampleReviewCounts } from './onboarding-steps.ts';

const NOT_FOUND = 404;
/** What tells names is taken out of the answers by a task: there is no link before. */
const LOOK_AGAIN_MS = 2000;
const LOOKS = 30;

/** The blind review of the sample role with the link that leads there; null while it is not ready. */
export function useSampleReviewCountsAndLink(jobId: number | null) {
  return useQuery<(SampleReviewCounts & { hash: string }) | null, EndpointCallFailedError>({
    queryKey: [
      findOwnReviewLinkTokenEndpoint.method,
      findOwnReviewLinkTokenEndpoint.path,
      'sample',
      jobId,
    ],
    enabled: jobId !== null,
    queryFn: async ({ signal }) => {
      try {
        const params = { jobId: jobId ?? 0 };
        const { hash } = (await callEndpoint(findOwnReviewLinkTokenEndpoint, { params }, signal))
          .token;
        // The sample's answers fit on one page.
        const query = { params: { hash }, query: {} };
        const { questions } = await callEndpoint(findAnswersToReviewEndpoint, query, signal);
        return { hash, ...countScoredSampleReviewAnswers(questions) };
      } catch (error) {
        if (error instanceof EndpointCallFailedError && error.problem.status === NOT_FOUND)
          return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < LOOKS && LOOK_AGAIN_MS,
  });
}

import type { ReactNode } from 'react';
import { LoadFailureNote } from './load-failure-note.tsx';

/** As a query has it. */
type LoadingCall<Response, Failure> = {
  data: Response | undefined;
  error: Failure | null;
  refetch: () => unknown;
};

type Props<Response, Failure> = {
  call: LoadingCall<Response, Failure>;
  /** 'the settings', in the middle of a sentence. */
  what: string;
  /** As large as the content will be; null where nothing is shown while it loads. */
  skeleton: ReactNode;
  /** Instead of the usual sentence, where the failure says more. */
  sentence?: (failure: Failure) => ReactNode;
  /** An older response stays when the next one does not come: whether that failure is shown above it. */
  showsFailureAbove?: boolean;
  children?: (response: Response) => ReactNode;
};

/** What a call answers, or that it is on its way, or that it did not come and can be asked for again. */
export function LoadedContentOrFailure<Response, Failure>({
  call: { data, error, refetch },
  what,
  skeleton,
  sentence = () => `We could not load ${what}. Nothing was changed.`,
  showsFailureAbove = false,
  children,
}: Props<Response, Failure>) {
  const failure = error !== null && (data === undefined || showsFailureAbove) && (
    <LoadFailureNote onRetry={refetch}>{sentence(error)}</LoadFailureNote>
  );
  return (
    <>
      {failure}
      {data === undefined ? !failure && skeleton : children?.(data)}
    </>
  );
}

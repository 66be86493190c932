import {
  equalOpportunitiesSetNames,
  findJobEqualityFormEndpoint,
  switchJobEqualOpportunitiesEndpoint,
} from '@evenhand/contract/equal-opportunities.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { EqualOpportunitiesAwaitingConfirmationNote } from './equal-opportunities-awaiting-confirmation-note.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './job-builder-editor.module.css';

/** Whether this role asks the equal-opportunities questions; that anybody answers cannot be asked. */
export function JobEqualOpportunitiesStepSection({ state }: JobBuilderStepProps) {
  const jobId = state.draft.id;
  const { data, error } = useEndpointQuery(findJobEqualityFormEndpoint, {
    params: { jobId },
  });
  const change = useEndpointMutation(switchJobEqualOpportunitiesEndpoint, {
    refreshes: [findJobEqualityFormEndpoint],
  });
  return (
    <>
      <header className={styles['builder-head']}>
        <h1>Equal opportunities</h1>
        <p>
          Optional questions about the candidates themselves. Nobody here sees an answer; they show
          whether hiring is fair to everybody.
        </p>
      </header>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={260} />}
      {data && <EqualOpportunitiesAwaitingConfirmationNote form={data} />}
      {data && (
        <section
          className={joinClassNames(styles['builder-card'], styles['builder-form'])}
          aria-label="Equal-opportunities questions"
        >
          <SwitchField
            label="Ask candidates of this role"
            says="Candidates can skip each question and all of them."
            checked={data.isWanted}
            disabled={!data.may.edit || change.isPending}
            onChange={({ currentTarget: { checked } }) =>
              change.mutate({ params: { jobId }, body: { isWanted: checked } })
            }
          />
          {change.error && <ErrorNote>{change.error.message}</ErrorNote>}
          <h2>{equalOpportunitiesSetNames[data.eoSet]}</h2>
          <ul>
            {data.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {data.isAsked && (
            <p>
              <a
                className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
                href={`${staffPagePaths.previewAsCandidate(jobId)}/about-you`}
              >
                Preview these questions
              </a>
            </p>
          )}
        </section>
      )}
    </>
  );
}

import {
  findJobFeedbackSettingsEndpoint,
  type JobFeedbackRule,
  saveJobFeedbackRuleEndpoint,
} from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-email-texts-step-section.module.css';

/** When rejected candidates of the role get their feedback report, and what it shows; for whoever decides on them. */
export function JobFeedbackReportRuleCard({ jobId }: { jobId: number }) {
  const loaded = useEndpointQuery(findJobFeedbackSettingsEndpoint, { params: { jobId } });
  if (loaded.error?.problem.code === 'not-allowed') return null;
  return (
    <section className={builderStyles['builder-card']} aria-labelledby="feedback-reports">
      <div className={styles['role-email-head']}>
        <h2 id="feedback-reports">Feedback reports</h2>
        <p>
          Everybody who is rejected gets one: how their answers were marked, question by question,
          and never a number. Its link stands in the rejection e-mail.
        </p>
        {loaded.data?.opened && (
          <small>
            {loaded.data.opened.opened} of {loaded.data.opened.reports} reports were opened.
          </small>
        )}
      </div>
      {loaded.error && <ErrorNote>{loaded.error.message}</ErrorNote>}
      {loaded.data ? (
        <RuleForm key={loaded.data.rule.version} jobId={jobId} rule={loaded.data.rule} />
      ) : (
        !loaded.error && <Skeleton width="100%" height={120} />
      )}
    </section>
  );
}

function RuleForm({ jobId, rule }: { jobId: number; rule: JobFeedbackRule }) {
  const [heldUntil, setHeldUntil] = useState(rule.heldUntil ?? '');
  const [showsGuide, setShowsGuide] = useState(rule.showsGuide);
  const save = useEndpointMutation(saveJobFeedbackRuleEndpoint, {
    refreshes: [findJobFeedbackSettingsEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(
      {
        params: { jobId },
        body: {
          heldUntil: heldUntil === '' ? null : heldUntil,
          showsGuide,
          version: rule.version,
        },
      },
      { onSuccess: () => showToast({ text: 'Saved. It holds for rejections from now on.' }) },
    );
  }

  return (
    <form className={styles['feedback-rule']} onSubmit={submit}>
      <TextInputField
        label="Hold feedback until"
        hint="Empty: candidates get it with the rejection e-mail."
        type="date"
        value={heldUntil}
        onChange={(event) => setHeldUntil(event.target.value)}
        error={save.error?.problem.fields?.['heldUntil']}
      />
      <SwitchField
        label="Show what a five-star answer would have had"
        says="The guide’s own text, beside the candidate’s answer."
        checked={showsGuide}
        onChange={(event) => setShowsGuide(event.target.checked)}
      />
      {save.error && !save.error.problem.fields && <ErrorNote>{save.error.message}</ErrorNote>}
      <Button size="small" type="submit" disabled={save.isPending}>
        Save feedback settings
      </Button>
    </form>
  );
}

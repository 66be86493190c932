import type { ApplicationStatusPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './other-jobs-consent-form.module.css';

type Props = {
  organisation: string;
  base: string;
  zone: string;
  choice: NonNullable<ApplicationStatusPageProps['otherJobs']>;
};

/** Whether the employer may tell of other roles: off unless said, for a year, and taken back as easily. */
export function OtherJobsConsentForm({
  organisation,
  base,
  zone,
  choice: { token, until },
}: Props) {
  return (
    <section className={styles['status-roles']} id="other-roles">
      <h2>Other roles</h2>
      {until ? (
        <p>
          {organisation} may write to you about other roles until{' '}
          <TimeInEmployerZoneText at={until} zone={zone} />.
        </p>
      ) : (
        <p>
          {organisation} writes to you about this role only. If you like, you can also hear of other
          roles, for a year. It has nothing to do with this decision.
        </p>
      )}
      <form method="post" action={`${base}/other-roles`}>
        <CsrfTokenField token={token} />
        {until && (
          <button className={fieldsStyles['other']} type="submit" name="contact" value="yes">
            For another year
          </button>
        )}
        <button
          className={fieldsStyles['other']}
          type="submit"
          name="contact"
          value={until ? 'no' : 'yes'}
        >
          {until ? 'No longer' : 'Tell me about other roles'}
        </button>
      </form>
    </section>
  );
}

import type { JobEqualOpportunitiesSetup } from '@evenhand/contract/equal-opportunities.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { isEqualOpportunitiesFormAwaitingConfirmation } from './is-equal-opportunities-form-awaiting-confirmation.ts';
import styles from './job-builder-editor.module.css';

/** Says that a role asks nothing about the candidates themselves until an admin has confirmed what they are told. */
export function EqualOpportunitiesAwaitingConfirmationNote({
  form,
}: {
  form: JobEqualOpportunitiesSetup;
}) {
  if (!isEqualOpportunitiesFormAwaitingConfirmation(form)) return null;
  return (
    <p className={styles['builder-note']}>
      <span>
        The equal-opportunities questions are not asked yet: an admin has to confirm first what
        candidates are told. The role can be published without them.{' '}
        {form.may.confirm && (
          <Link href={staffPagePaths.settings('equal-opportunities')}>Go to the settings</Link>
        )}
      </span>
    </p>
  );
}

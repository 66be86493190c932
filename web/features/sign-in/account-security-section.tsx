import { findOwnAccountSecurityEndpoint } from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ChangePasswordSection } from './change-password-section.tsx';
import { OwnSessionListSection } from './own-session-list-section.tsx';
import { TwoFactorSettingsSection } from './two-factor-settings-section.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './account-security-section.module.css';

/** How the own account is protected: the password, two-factor with its recovery codes, and where one is logged in. */
export function AccountSecuritySection({ mustChooseLonger }: { mustChooseLonger: boolean }) {
  const { data, error } = useEndpointQuery(findOwnAccountSecurityEndpoint, {});
  if (error && !data) return <ErrorNote>{error.message}</ErrorNote>;
  if (!data) {
    return (
      <div
        className={joinClassNames(styles['security'], skeletonStyles['appears-late'])}
        aria-hidden="true"
      >
        <Skeleton width="100%" height={280} />
        <Skeleton width="100%" height={120} />
        <Skeleton width="100%" height={180} />
      </div>
    );
  }
  return (
    <div className={styles['security']}>
      <ChangePasswordSection account={data} mustChooseLonger={mustChooseLonger} />
      <TwoFactorSettingsSection account={data} />
      <OwnSessionListSection />
    </div>
  );
}

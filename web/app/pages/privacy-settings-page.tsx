import { DataRequestsSection } from '../../features/data-requests/data-requests-section.tsx';
import { ProcessingRecordsSection } from '../../features/data-requests/processing-records-section.tsx';
import { ErasureProofsSection } from '../../features/retention/erasure-proofs-section.tsx';
import { RetentionHoldsSection } from '../../features/retention/retention-holds-section.tsx';
import { RetentionOutlookSection } from '../../features/retention/retention-outlook-section.tsx';
import { RetentionPeriodsSection } from '../../features/retention/retention-periods-section.tsx';
import { BlindnessTwinRunsSection } from '../../features/twin-run/blindness-twin-runs-section.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** What is kept of candidates, for how long, and what became of it. */
export function PrivacySettingsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return (
      <NotAllowedPageNotice who="Only admins of your organisation decide how long data of candidates is kept." />
    );
  return (
    <SettingsPageFrame title="Privacy">
      <div className={settingsPartStyles['settings-parts']}>
        <DataRequestsSection />
        <RetentionPeriodsSection />
        <RetentionOutlookSection />
        <RetentionHoldsSection />
        <ErasureProofsSection />
        <BlindnessTwinRunsSection reader="admin" />
        <ProcessingRecordsSection />
      </div>
    </SettingsPageFrame>
  );
}

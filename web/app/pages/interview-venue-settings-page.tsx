import { InterviewVenueSettingsSection } from '../../features/interviews/interview-venue-settings-section.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function InterviewVenueSettingsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotAllowedPageNotice who="Only admins of your organisation change its rooms." />;
  return (
    <SettingsPageFrame title="Rooms for interviews">
      <InterviewVenueSettingsSection />
    </SettingsPageFrame>
  );
}

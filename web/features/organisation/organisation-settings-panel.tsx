import { findCurrentOrganisationEndpoint } from '@evenhand/contract/organisation/organisation-settings.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { OrganisationSettingsForm } from './organisation-settings-form.tsx';
import { OrganisationLogoSection } from './organisation-logo-section.tsx';
import { OrganisationPlanSection } from './organisation-plan-section.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

/** What an organisation says of itself, and its plan. */
export function OrganisationSettingsPanel({ isSupport }: { isSupport: boolean }) {
  const settings = useEndpointQuery(findCurrentOrganisationEndpoint, {});
  return (
    <LoadedContentOrFailure
      call={settings}
      what="the settings"
      skeleton={
        <div
          className={joinClassNames(
            settingsPartStyles['settings-parts'],
            skeletonStyles['appears-late'],
          )}
          aria-hidden="true"
        >
          <Skeleton width="100%" height={130} />
          <Skeleton width="100%" height={320} />
        </div>
      }
    >
      {(data) => (
        <div className={settingsPartStyles['settings-parts']}>
          <OrganisationPlanSection org={data.org} />
          {!isSupport && <OrganisationLogoSection org={data.org} />}
          <OrganisationSettingsForm org={data.org} isSupport={isSupport} />
        </div>
      )}
    </LoadedContentOrFailure>
  );
}

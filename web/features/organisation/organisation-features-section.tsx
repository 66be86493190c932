import {
  type OrganisationFeature,
  listOrganisationFeaturesEndpoint,
} from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { OrganisationFeatureListItem } from './organisation-feature-list-item.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './organisation-features-section.module.css';

export function OrganisationFeaturesSection() {
  const features = useEndpointQuery(listOrganisationFeaturesEndpoint, {});
  return (
    <LoadedContentOrFailure
      call={features}
      what="the features"
      skeleton={
        <div
          className={joinClassNames(
            settingsPartStyles['settings-parts'],
            skeletonStyles['appears-late'],
          )}
          aria-hidden="true"
        >
          <Skeleton width="100%" height={420} />
        </div>
      }
    >
      {(data) => <FeatureLists features={data.features} />}
    </LoadedContentOrFailure>
  );
}

function FeatureLists({ features }: { features: readonly OrganisationFeature[] }) {
  const built = features.filter(({ isBuilt }) => isBuilt);
  const others = features.filter(({ isBuilt }) => !isBuilt);
  return (
    <div className={settingsPartStyles['settings-parts']}>
      <FeatureList features={built} />
      {others.length > 0 && (
        <>
          <div className={settingsPartStyles['settings-part-head']}>
            <h2>Without a screen in this version</h2>
            <p>
              What you choose here is kept. It counts from the version on that has the screen for
              it.
            </p>
          </div>
          <FeatureList features={others} />
        </>
      )}
    </div>
  );
}

function FeatureList({ features }: { features: readonly OrganisationFeature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className={styles['features']}>
      {features.map((feature) => (
        <OrganisationFeatureListItem key={feature.name} feature={feature} />
      ))}
    </ul>
  );
}

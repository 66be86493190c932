import { findOwnCareersPageDraftEndpoint } from '@evenhand/contract/careers-page.ts';
import { switchOrganisationFeatureEndpoint } from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { Link } from 'wouter';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { CareersPageEditor } from '../../features/careers-page/careers-page-editor.tsx';
import skeletonStyles from '../../ui/skeleton.module.css';
import editorStyles from '../../features/careers-page/careers-page-editor.module.css';
import styles from '../../features/careers-page/editor-page.module.css';

/** Where admins write the careers page of their organisation. */
export function CareersEditorPage() {
  const me = useCurrentUser();
  const careersPage = useEndpointQuery(findOwnCareersPageDraftEndpoint, {});
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotAllowedPageNotice who="Only admins of your organisation write its careers page." />;
  return (
    <LoadedContentOrFailure
      call={careersPage}
      what="the careers page"
      skeleton={
        <div className={skeletonStyles['appears-late']} aria-hidden="true">
          <Skeleton width="100%" height={560} />
        </div>
      }
    >
      {({ customOrgData: loaded }) =>
        loaded.isOn ? (
          <CareersPageEditor userId={me.id} org={me.Org} loaded={loaded} />
        ) : (
          <SwitchedOff />
        )
      }
    </LoadedContentOrFailure>
  );
}

function SwitchedOff() {
  const toggle = useEndpointMutation(switchOrganisationFeatureEndpoint, {
    refreshes: [findOwnCareersPageDraftEndpoint, findCurrentUserEndpoint],
  });
  return (
    <section className={joinClassNames(editorStyles['careers-part'], styles['careers-off'])}>
      <h1>Careers page</h1>
      <p>
        Your organisation has no careers page yet. It is a public page with all your open roles, in
        your colours: readable on any phone, found by search engines, and up to date by itself.
      </p>
      {toggle.error && <ErrorNote>{toggle.error.message}</ErrorNote>}
      <div className={styles['careers-off-acts']}>
        <Button
          look="primary"
          busy={toggle.isPending}
          onClick={() =>
            toggle.mutate(
              { body: { featureName: 'careers-page', enabled: true } },
              { onSuccess: () => showToast({ text: 'Careers page is on. Nobody sees it yet.' }) },
            )
          }
        >
          Switch the careers page on
        </Button>
        <Link href={staffPagePaths.settings('features')}>See all features</Link>
      </div>
      <p className={editorStyles['careers-hint']}>Nothing is public until you publish it.</p>
    </section>
  );
}

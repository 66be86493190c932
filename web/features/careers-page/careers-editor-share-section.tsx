import {
  type CareersPageDraft,
  findOwnCareersPageDraftEndpoint,
  purgeLogoCacheEndpoint,
} from '@evenhand/contract/careers-page.ts';
import { findCurrentOrganisationEndpoint } from '@evenhand/contract/organisation/organisation-settings.ts';
import {
  findCurrentUserEndpoint,
  type CurrentUserOrganisation,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { LinkWithQrCode } from '../../parts/links/link-with-qr-code.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import editorStyles from './careers-page-editor.module.css';
import styles from './careers-editor-share-section.module.css';

/** Where the page is, to copy and to scan, and its feeds. */
export function CareersEditorShareSection({
  saved,
  org,
}: {
  saved: CareersPageDraft;
  org: CurrentUserOrganisation;
}) {
  const { url } = saved.link;
  const purge = useEndpointMutation(purgeLogoCacheEndpoint, {
    refreshes: [
      findCurrentOrganisationEndpoint,
      findCurrentUserEndpoint,
      findOwnCareersPageDraftEndpoint,
    ],
  });

  return (
    <section className={editorStyles['careers-part']} aria-labelledby="careers-share">
      <h2 id="careers-share">Share</h2>
      <LinkWithQrCode label="Address of the page" codeOf="address" {...saved.link} />
      <dl className={styles['careers-feeds-list']}>
        {feeds.map(({ name, file }) => (
          <div key={file}>
            <dt>{name}</dt>
            <dd>
              {url}/{file}
            </dd>
          </div>
        ))}
      </dl>
      {purge.error && <ErrorNote>{purge.error.message}</ErrorNote>}
      <p className={editorStyles['careers-hint']}>
        Does somebody still see an old logo?{' '}
        <Button
          look="link"
          busy={purge.isPending}
          onClick={() =>
            purge.mutate(
              { params: { id: org.id } },
              { onSuccess: () => showToast({ text: 'The logo has a new address.' }) },
            )
          }
        >
          Give it a new address
        </Button>
      </p>
    </section>
  );
}

const feeds = [
  { name: 'RSS feed', file: 'feed.xml' },
  { name: 'JSON feed', file: 'feed.json' },
  { name: 'Feed for Indeed', file: 'indeed.xml' },
];

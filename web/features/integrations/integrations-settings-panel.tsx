import { listWebhooksEndpoint } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { Link, useSearchParams } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobImportsSection } from './job-imports-section.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { EmailSettingsSection } from './email-settings-section.tsx';
import { WebhookDeliveryLogPanel } from './webhook-delivery-log-panel.tsx';
import { WebhooksSection } from './webhooks-section.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './integrations-settings-panel.module.css';

/** E-mail, webhooks out, keys in, where roles are imported from; the log of one webhook stands under `?webhook=`. */
export function IntegrationsSettingsPanel() {
  const [query] = useSearchParams();
  const { data, error } = useEndpointQuery(listWebhooksEndpoint, {});
  if (error && !data) return <ErrorNote>{error.message}</ErrorNote>;
  if (!data) {
    return (
      <div
        className={joinClassNames(styles['integrations'], skeletonStyles['appears-late'])}
        aria-hidden="true"
      >
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={160} />
      </div>
    );
  }
  const webhook = data.webhooks.find(({ id }) => String(id) === query.get('webhook'));
  if (webhook) return <WebhookDeliveryLogPanel webhook={webhook} />;
  return (
    <div className={styles['integrations']}>
      <EmailSettingsSection />
      <WebhooksSection webhooks={data.webhooks} />
      <ApiKeysSection />
      <JobImportsSection />
      <section className={styles['integrations-part']} aria-labelledby="integrations-reference">
        <h2 id="integrations-reference">API reference</h2>
        <p>
          Every call with what it takes and answers, printed from the code that runs here, and the
          same as an OpenAPI file for your tools.
        </p>
        <div className={styles['integrations-acts']}>
          <Link
            className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
            href={staffPagePaths.apiDocs()}
          >
            Read the API reference
          </Link>
        </div>
      </section>
    </div>
  );
}

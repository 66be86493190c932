import { listWebhooks } from '@evenhand/contract/integrations.ts';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../net/paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../net/use-call.ts';
import { ImportsPart } from './imports-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { EmailSettingsSection } from './email-settings-section.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhooksPart } from './webhooks-part.tsx';
import { classes } from '../../ui/classes.ts';
import buttonStyles from '../../ui/button.module.css';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './integrations.module.css';

/** E-mail, webhooks out, keys in, where roles are imported from; the log of one webhook stands under `?webhook=`. */
export function Integrations() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listWebhooks, {});
  if (error && !data) return <ErrorNote>{error.message}</ErrorNote>;
  if (!data) {
    return (
      <div
        className={classes(styles['integrations'], skeletonStyles['appears-late'])}
        aria-hidden="true"
      >
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={160} />
      </div>
    );
  }
  const webhook = data.webhooks.find(({ id }) => String(id) === query.get('webhook'));
  if (webhook) return <WebhookLog webhook={webhook} />;
  return (
    <div className={styles['integrations']}>
      <EmailSettingsSection />
      <WebhooksPart webhooks={data.webhooks} />
      <KeysPart />
      <ImportsPart />
      <section className={styles['integrations-part']} aria-labelledby="integrations-reference">
        <h2 id="integrations-reference">API reference</h2>
        <p>
          Every call with what it takes and answers, printed from the code that runs here, and the
          same as an OpenAPI file for your tools.
        </p>
        <div className={styles['integrations-acts']}>
          <Link
            className={classes(buttonStyles['button'], buttonStyles['button-secondary'])}
            href={paths.apiDocs()}
          >
            Read the API reference
          </Link>
        </div>
      </section>
    </div>
  );
}

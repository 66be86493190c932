import './integrations.css';
import './imports.css';
import './log.css';
import { listWebhooks } from '@evenhand/contract/integrations.ts';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../use-call.ts';
import { ImportsPart } from './imports-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { MailPart } from './mail-part.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

/** E-mail, webhooks out, keys in, where roles are imported from; the log of one webhook stands under `?webhook=`. */
export function Integrations() {
  const [asked] = useSearchParams();
  const { data, error } = useCall(listWebhooks, {});
  if (error && !data) return <ErrorNote>{error.message}</ErrorNote>;
  if (!data) {
    return (
      <div className="integrations appears-late" aria-hidden="true">
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={160} />
      </div>
    );
  }
  const webhook = data.webhooks.find(({ id }) => String(id) === asked.get('webhook'));
  if (webhook) return <WebhookLog webhook={webhook} />;
  return (
    <div className="integrations">
      <MailPart />
      <WebhooksPart webhooks={data.webhooks} />
      <KeysPart />
      <ImportsPart />
      <section className="integrations-part" aria-labelledby="integrations-reference">
        <h2 id="integrations-reference">API reference</h2>
        <p>
          Every call with what it takes and answers, printed from the code that runs here, and the
          same as an OpenAPI file for your tools.
        </p>
        <div className="integrations-acts">
          <Link className="button button-secondary" href={paths.apiDocs()}>
            Read the API reference
          </Link>
        </div>
      </section>
    </div>
  );
}

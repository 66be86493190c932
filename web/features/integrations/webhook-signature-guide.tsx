import { TabsWithPanels } from '../../ui/tabs-with-panels.tsx';
import { CodeBlock } from './code-block.tsx';
import {
  webhookExampleMessage,
  webhookVerificationExampleInJavaScript,
  webhookVerificationExampleInPython,
  webhookVerificationExampleWithoutLibrary,
} from './content/webhook-signature-examples.ts';
import styles from './integrations-settings-panel.module.css';

/** What arrives, and how a receiver makes sure that it came from here. */
export function WebhookSignatureGuide({ isOpen }: { isOpen: boolean }) {
  return (
    <details className={styles['signature-guide']} open={isOpen}>
      <summary>What arrives, and how to check the signature</summary>
      <div>
        <CodeBlock label="A signed message" code={webhookExampleMessage} />
        <p>
          Messages follow <em>Standard Webhooks</em>. Check the signature over the raw body, refuse
          messages older than five minutes, answer 2xx within 10 seconds, and remember the{' '}
          <code>webhook-id</code>: a message may come twice. What you do not take is sent again for
          about three days.
        </p>
        <div className={styles['signature-code']}>
          <TabsWithPanels
            label="Check the signature"
            tabs={[
              {
                id: 'javascript',
                title: 'JavaScript',
                content: (
                  <CodeBlock
                    label="With the package standardwebhooks"
                    code={webhookVerificationExampleInJavaScript}
                  />
                ),
              },
              {
                id: 'python',
                title: 'Python',
                content: (
                  <CodeBlock
                    label="With the package standardwebhooks"
                    code={webhookVerificationExampleInPython}
                  />
                ),
              },
              {
                id: 'by-hand',
                title: 'Without a package',
                content: (
                  <CodeBlock
                    label="Node.js alone"
                    code={webhookVerificationExampleWithoutLibrary}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
    </details>
  );
}

import {
  sendEmailTemplateTestEndpoint,
  type EmailTemplateTypeName,
} from '@evenhand/contract/emails/email-templates.ts';
import { IconSend } from '@tabler/icons-react';
import type { EmailSubjectAndBody } from '../../parts/email-preview/email-text-fields.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

type Props = { type: EmailTemplateTypeName; emailText: EmailSubjectAndBody; jobId: number | null };

/** To oneself, saved or not. */
export function SendTestEmailButton({ type, emailText: { subject, body }, jobId }: Props) {
  const send = useEndpointMutation(sendEmailTemplateTestEndpoint, { refreshes: [] });
  return (
    <Button
      icon={<IconSend size={16} aria-hidden="true" />}
      busy={send.isPending}
      onClick={() =>
        send.mutate(
          { body: { type, subject, body, jobId } },
          {
            onSuccess: ({ to }) => showToast({ text: `A test is on its way to ${to}.` }),
            onError: ({ message }) => showToast({ text: message }),
          },
        )
      }
    >
      Send a test to yourself
    </Button>
  );
}

import {
  listAllEmailTemplatesEndpoint,
  deleteEmailTemplateEndpoint,
  type EmailTemplate,
  type EmailTemplateTypeWithTemplates,
} from '@evenhand/contract/emails/email-templates.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';

type Props = {
  type: EmailTemplateTypeWithTemplates;
  template: EmailTemplate;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteEmailTemplateDialog({ type, template, onClose, onDeleted }: Props) {
  const { id, orgId, name, isDefault } = template;
  const away = useEndpointMutation(deleteEmailTemplateEndpoint, {
    refreshes: [listAllEmailTemplatesEndpoint],
  });
  return (
    <Dialog title={`Delete “${name}”?`} onClose={onClose}>
      <p>
        It cannot be brought back, nor can its versions. {isDefault && consequenceOf(type)}{' '}
        {type.allowsRoleOverride && 'Roles with words of their own keep them.'}
      </p>
      {away.error && <ErrorNote>{away.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Keep it
        </Button>
        <Button
          look="danger"
          busy={away.isPending}
          onClick={() =>
            away.mutate(
              { params: { templateId: id }, body: { orgId, name, isDefault } },
              { onSuccess: onDeleted },
            )
          }
        >
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

function consequenceOf({ body, templates }: EmailTemplateTypeWithTemplates): string {
  if (body !== null) return 'From then on candidates get Evenhand’s text.';
  return templates.length > 1
    ? 'Another template of this type is the default then.'
    : 'Nothing of this type can be sent until you write another.';
}

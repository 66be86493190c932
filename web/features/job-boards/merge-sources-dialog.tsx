import {
  listCandidateSourcesEndpoint,
  mergeCandidateSourcesEndpoint,
} from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';

type Source = { name: string; title: string };
type Props = { source: Source; others: readonly Source[]; onClose: () => void };

/** Says that one source is the same as another. */
export function MergeSourcesDialog({ source, others, onClose }: Props) {
  const [into, setInto] = useState(others[0]?.name ?? '');
  const merge = useEndpointMutation(mergeCandidateSourcesEndpoint, {
    refreshes: [listCandidateSourcesEndpoint],
  });
  return (
    <Dialog title={`Merge ${source.title}`} onClose={onClose}>
      <SelectField
        label={`Count ${source.title} under`}
        hint="You can part them again at any time."
        value={into}
        error={merge.error?.problem.fields?.['into']}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
      >
        {others.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      {merge.error && !merge.error.problem.fields?.['into'] && (
        <ErrorNote>{merge.error.message}</ErrorNote>
      )}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          busy={merge.isPending}
          onClick={() =>
            merge.mutate({ body: { source: source.name, into } }, { onSuccess: onClose })
          }
        >
          Merge
        </Button>
      </div>
    </Dialog>
  );
}

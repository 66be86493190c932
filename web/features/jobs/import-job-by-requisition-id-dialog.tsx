import {
  findJobImportSourcesEndpoint,
  importJobEndpoint,
  listJobsImportedFromRequisitionEndpoint,
  REQUISITION_ID_CHARACTERS_MAX,
  type RequisitionSource,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { parseSameSitePath } from '../../net/parse-same-site-path.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { RequisitionAlreadyImportedNote } from './requisition-already-imported-note.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './import-job-by-requisition-id-dialog.module.css';

/** Starts a role from a requisition of another system, by its id. */
export function ImportJobByRequisitionIdDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useEndpointQuery(findJobImportSourcesEndpoint, {});
  const sources = data && [
    ...(data.jobvite ? [{ value: 'jobvite' as const, words: 'Jobvite' }] : []),
    ...(data.file ? [{ value: 'file' as const, words: data.file.name }] : []),
  ];
  // Opened anew once there is something to fill in, so that the field has the focus.
  const key = sources ? 'ready' : 'loading';
  return (
    <Dialog key={key} title="Import a role" onClose={onClose}>
      {error && !data && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={120} />}
      {sources && sources.length > 0 && <ImportForm sources={sources} onClose={onClose} />}
      {sources?.length === 0 && (
        <div className={styles['import-role']}>
          <p>
            Nothing is set up to import from yet. Give your access to Jobvite, or upload a file of
            requisitions.
          </p>
          <div className={dialogStyles['dialog-acts']}>
            <Button onClick={onClose}>Cancel</Button>
            <Link
              className={joinClassNames(buttonStyles['button'], buttonStyles['button-primary'])}
              href={staffPagePaths.settings('integrations')}
              data-first
            >
              Set up importing
            </Link>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = {
  sources: readonly { value: RequisitionSource; words: string }[];
  onClose: () => void;
};

function ImportForm({ sources, onClose }: FormProps) {
  const [reqId, setReqId] = useState('');
  const [chosen, setChosen] = useState<RequisitionSource>();
  const [strayed, setStrayed] = useState(false);
  const [, navigate] = useLocation();
  const start = useEndpointMutation(importJobEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint, listJobsImportedFromRequisitionEndpoint],
  });
  const integration = chosen ?? sources[0]?.value ?? 'jobvite';
  const { problem } = start.error ?? {};
  const isKnown = problem?.code === 'already-imported';

  function submit(event: FormEvent) {
    event.preventDefault();
    start.mutate(
      { body: { params: { reqId }, integration, again: isKnown } },
      {
        onSuccess: ({ newRole }) => {
          const path = parseSameSitePath(newRole, window.location.origin);
          if (path) navigate(path);
          else setStrayed(true);
        },
      },
    );
  }

  function ask(change: () => void) {
    change();
    setStrayed(false);
    start.reset();
  }

  const atField = problem?.fields?.['params.reqId'] ?? (isKnown ? undefined : problem?.message);
  return (
    <form className={styles['import-role']} onSubmit={submit} noValidate>
      {strayed && (
        <ErrorNote>
          The role was imported, but its address leads away from this site. Look for it on the
          dashboard.
        </ErrorNote>
      )}
      {sources.length > 1 && (
        <SelectField
          label="Import from"
          value={integration}
          onChange={(event) => {
            const { value } = event.currentTarget;
            ask(() => setChosen(sources.find((source) => source.value === value)?.value));
          }}
        >
          {sources.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
      <TextInputField
        data-first
        label="Requisition id"
        hint={
          integration === 'jobvite'
            ? 'As Jobvite shows it beside the title of the requisition'
            : `As it stands in ${sources.find(({ value }) => value === 'file')?.words ?? 'the file'}`
        }
        name="reqId"
        autoComplete="off"
        spellCheck={false}
        maxLength={REQUISITION_ID_CHARACTERS_MAX}
        value={reqId}
        error={atField}
        onChange={(event) => {
          const { value } = event.currentTarget;
          ask(() => setReqId(value));
        }}
      />
      {isKnown && (
        <RequisitionAlreadyImportedNote reqId={reqId} integration={integration} onLeave={onClose} />
      )}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          type="submit"
          busy={start.isPending}
          disabled={reqId.trim() === '' || strayed}
        >
          {isKnown ? 'Import it again' : 'Import role'}
        </Button>
      </div>
    </form>
  );
}

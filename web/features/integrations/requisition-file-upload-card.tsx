import {
  deleteRequisitionFileEndpoint,
  findJobImportSourcesEndpoint,
  type JobImportSources,
  REQUISITION_FILE_CHARACTERS_MAX,
  type RequisitionFileResult,
  setRequisitionFileEndpoint,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CodeBlock } from './code-block.tsx';
import { formatWebhookDeliveryTime } from './webhook-health-and-delivery-tags-and-words.ts';
import { RequisitionFileReportPanel } from './requisition-file-report-panel.tsx';
import { RemoveImportSourceDialog } from './remove-import-source-dialog.tsx';
import integrationsStyles from './integrations-settings-panel.module.css';
import styles from './job-import-sources.module.css';

type Props = { file: JobImportSources['file']; isGranted: boolean };

const EXAMPLE = `id,title,description,location,department,closeDate,team
REQ-104,Turbine Technician,"You climb, you mend and you write it down.",Hull,Operations,2027-01-31,wole@example.com`;

export function RequisitionFileUploadCard({ file, isGranted }: Props) {
  const [report, setReport] = useState<RequisitionFileResult>();
  const [problem, setProblem] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const set = useEndpointMutation(setRequisitionFileEndpoint, {
    refreshes: [findJobImportSourcesEndpoint],
  });
  const remove = useEndpointMutation(deleteRequisitionFileEndpoint, {
    refreshes: [findJobImportSourcesEndpoint],
  });

  async function choose(chosen: File) {
    setReport(undefined);
    set.reset();
    // A character is a byte at the least.
    const isLarge = chosen.size > REQUISITION_FILE_CHARACTERS_MAX * 3;
    const text = isLarge ? '' : await chosen.text();
    if (isLarge || text.length > REQUISITION_FILE_CHARACTERS_MAX) {
      setProblem(
        'This file is too large. Send at most 800,000 characters, in several files if need be.',
      );
      return;
    }
    setProblem(undefined);
    set.mutate({ body: { name: chosen.name.slice(-200), text } }, { onSuccess: setReport });
  }

  const failure = problem ?? set.error?.problem.fields?.['text'] ?? set.error?.message;
  return (
    <article className={styles['import-source']} aria-label="A file of requisitions">
      <div className={integrationsStyles['webhook-head']}>
        <h3>A file of requisitions</h3>
        {file ? (
          <StatusTag colour="green" dot>
            Uploaded
          </StatusTag>
        ) : (
          <StatusTag colour="grey">No file</StatusTag>
        )}
      </div>
      {file ? (
        <dl className={integrationsStyles['webhook-facts']}>
          <div>
            <dt>File</dt>
            <dd>{file.name}</dd>
          </div>
          <div>
            <dt>Requisitions</dt>
            <dd>{file.requisitions}</dd>
          </div>
          <div>
            <dt>Uploaded</dt>
            <dd>
              {formatWebhookDeliveryTime(file.uploadedAt)} by {file.uploadedBy}
            </dd>
          </div>
        </dl>
      ) : (
        <p>For any other system: save its requisitions as CSV or JSON, and upload the file.</p>
      )}
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      {report && <RequisitionFileReportPanel report={report} />}
      <div className={integrationsStyles['integrations-acts']}>
        {isGranted && (
          <FileButton
            size="small"
            accept=".csv,.json,text/csv,application/json"
            busy={set.isPending}
            onChoose={(chosen) => void choose(chosen)}
          >
            {file ? 'Upload another file' : 'Upload a file'}
          </FileButton>
        )}
        {file && (
          <Button
            size="small"
            look="ghost"
            aria-label="Remove the file of requisitions"
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {isGranted && (
        <details className={integrationsStyles['signature-guide']}>
          <summary>What the file looks like</summary>
          <div>
            <p>
              The first line names the columns; id and title are needed. Whoever is named under team
              by their e-mail address here joins the role as a reviewer. JSON is a list with the
              same names.
            </p>
            <CodeBlock label="requisitions.csv" code={EXAMPLE} />
          </div>
        </details>
      )}
      {isRemoving && (
        <RemoveImportSourceDialog
          title="Remove the file of requisitions?"
          says="Nothing can be imported from it any more. Roles that were imported stay."
          done="File of requisitions removed."
          command={remove}
          onClose={() => {
            setRemoving(false);
            setReport(undefined);
          }}
        />
      )}
    </article>
  );
}

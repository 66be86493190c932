import { StartJobDialog, type StartRoute } from '../../../features/jobs/start-job-dialog.tsx';
import { TemplateChooser } from '../../../features/job-templates/template-chooser.tsx';

type Props = { first: StartRoute; onClose: () => void };

/** A chunk of its own: who does not start a role never loads it. */
export function StartOrImportJobDialog({ first, onClose }: Props) {
  return <StartJobDialog first={first} templates={<TemplateChooser />} onClose={onClose} />;
}

import type { OwnPersonalDataExport } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { LastDayBeforeMomentInEmployerZoneText } from './last-day-before-moment-in-employer-zone-text.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './your-data-page.module.css';

type Props = { file: OwnPersonalDataExport; base: string; token: string; zone: string };

/** All of it as one file, which is built when somebody asks. */
export function OwnDataExportSection({ file, base, token, zone }: Props) {
  const isBuilding = file.state === 'building';
  return (
    <section className={styles['part']} aria-labelledby="file">
      <h2 id="file">Have it as a file</h2>
      <p>
        Everything you wrote and everything that was written of you, with the marks and with whoever
        opened your name and why. People stand in it by their part, not by name.
      </p>
      {file.state === 'ready' && (
        <p className={styles['ready']}>
          <a className={fieldsStyles['go']} href={`${base}/your-data/your-data.zip`} download>
            Download your data (zip)
          </a>
          <span>
            Written on <TimeInEmployerZoneText at={file.readyAt} zone={zone} />, and there until{' '}
            <TimeInEmployerZoneText at={file.expiresAt} zone={zone} />.
          </span>
        </p>
      )}
      {isBuilding && (
        <p role="status" className={fieldsStyles['note']}>
          Your file is being prepared. You get an e-mail as soon as it is there.
        </p>
      )}
      {file.state === 'expired' && (
        <p>
          The last file was there until{' '}
          <LastDayBeforeMomentInEmployerZoneText endsAt={file.expiresAt} zone={zone} />.
        </p>
      )}
      {!isBuilding && (
        <form method="post" action={`${base}/your-data/file`}>
          <CsrfTokenField token={token} />
          <button className={fieldsStyles['other']} type="submit">
            {file.state === 'none' ? 'Prepare my file' : 'Prepare a new file'}
          </button>
        </form>
      )}
    </section>
  );
}

import {
  type RemotePreference,
  remotePreferences,
} from '@evenhand/contract/jobs/advert-details.ts';
import {
  FUNCTIONS_PER_JOB_MAX,
  type JobFunctionKey,
  jobFunctionKeys,
  jobFunctionTitles as words,
} from '@evenhand/contract/job-function-titles.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CareersEditorSectionProps } from './careers-editor-section-props.ts';
import editorStyles from './careers-page-editor.module.css';
import styles from './careers-editor-remote-work-and-job-functions-section.module.css';

export function CareersEditorRemoteWorkAndJobFunctionsSection({
  values,
  problems,
  change,
}: CareersEditorSectionProps) {
  const { jobFunctions, remotePreference } = values;
  const isFull = jobFunctions.length >= FUNCTIONS_PER_JOB_MAX;
  return (
    <section className={editorStyles['careers-part']} aria-labelledby="careers-facts">
      <h2 id="careers-facts">In short</h2>
      <SelectField
        label="How most people work"
        value={remotePreference}
        onChange={({ currentTarget }) => {
          // The options are exactly these.
          change({ remotePreference: currentTarget.value as RemotePreference });
        }}
      >
        {remotePreferences.map((preference) => (
          <option key={preference}>{preference}</option>
        ))}
      </SelectField>
      <div className={styles['careers-functions']}>
        <SelectField
          label="Kinds of work"
          hint={`What you mainly look for people for, up to ${FUNCTIONS_PER_JOB_MAX}.`}
          error={problems['jobFunctions']}
          value=""
          disabled={isFull}
          onChange={({ currentTarget }) => {
            // The options are exactly these.
            const chosen = currentTarget.value as JobFunctionKey;
            change({ jobFunctions: [...jobFunctions, chosen] });
          }}
        >
          <option value="" disabled>
            {isFull ? `${FUNCTIONS_PER_JOB_MAX} are chosen` : 'Add one'}
          </option>
          {jobFunctionKeys
            .filter((key) => !jobFunctions.includes(key))
            .map((key) => (
              <option key={key} value={key}>
                {words[key]}
              </option>
            ))}
        </SelectField>
        {jobFunctions.length > 0 && (
          <ul>
            {jobFunctions.map((key) => (
              <li key={key}>
                {words[key]}
                <Button
                  look="link"
                  aria-label={`Remove ${words[key]}`}
                  onClick={() =>
                    change({ jobFunctions: jobFunctions.filter((other) => other !== key) })
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

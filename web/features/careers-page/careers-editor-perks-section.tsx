import {
  type JobPerkKey,
  jobPerkKeys,
  jobPerkNames as words,
} from '@evenhand/contract/perk-names.ts';
import type { CareersEditorSectionProps } from './careers-editor-section-props.ts';
import { jobPerkIcons } from './job-perk-icons.ts';
import checkboxStyles from '../../ui/checkbox.module.css';
import editorStyles from './careers-page-editor.module.css';
import styles from './careers-editor-perks-section.module.css';

export function CareersEditorPerksSection({ values, change }: CareersEditorSectionProps) {
  const { perks } = values;
  // In the order of the list, whichever was chosen first.
  const set = (perk: JobPerkKey, isOn: boolean) =>
    change({ perks: jobPerkKeys.filter((key) => (key === perk ? isOn : perks.includes(key))) });
  return (
    <section className={editorStyles['careers-part']} aria-labelledby="careers-perks">
      <h2 id="careers-perks">
        Perks <small>{perks.length} chosen</small>
      </h2>
      <ul className={styles['careers-perk-list']}>
        {jobPerkKeys.map((perk) => {
          const Icon = jobPerkIcons[perk];
          return (
            <li key={perk}>
              <label>
                <input
                  className={checkboxStyles['tick']}
                  type="checkbox"
                  checked={perks.includes(perk)}
                  onChange={({ currentTarget }) => set(perk, currentTarget.checked)}
                />
                <Icon size={18} aria-hidden="true" />
                {words[perk]}
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

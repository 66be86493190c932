import { type JobPerkKey, jobPerkNames as perkWords } from '@evenhand/contract/perk-names.ts';
import { jobPerkIcons } from './job-perk-icons.ts';
import styles from './careers-perk-list.module.css';

export function CareersPerkList({ perks }: { perks: readonly JobPerkKey[] }) {
  return (
    <section className={styles['careers-perks']} aria-labelledby="perks">
      <h2 id="perks">What you get besides pay</h2>
      <ul>
        {perks.map((perk) => {
          const Icon = jobPerkIcons[perk];
          return (
            <li key={perk}>
              <Icon size={22} aria-hidden="true" />
              {perkWords[perk]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

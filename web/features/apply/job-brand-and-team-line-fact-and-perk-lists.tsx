import { employmentTypeTitles } from '@evenhand/contract/jobs/advert-details.ts';
import type { PublicAdvertDetails as Facts } from '@evenhand/contract/apply/public-advert-metadata-and-employer-statements.ts';
import { jobPerkNames as perkTitles } from '@evenhand/contract/perk-names.ts';
import {
  IconBriefcase,
  IconCash,
  IconCheck,
  IconHome,
  IconMapPin,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { findCountryName } from '../../parts/words/find-country-name.ts';
import { formatSalary } from '../../parts/words/format-salary.ts';
import styles from './job-brand-and-team-line-fact-and-perk-lists.module.css';

/** Whose role it is, above its title. */
export function JobBrandAndTeamLine({
  brand,
  team,
}: {
  brand: string | null;
  team: string | null;
}) {
  const words = [brand, team].filter((part) => part !== null).join(' · ');
  return words === '' ? null : <p className={styles['job-team']}>{words}</p>;
}

/** What a candidate asks first: pay, place, hours. What the employer does not say is not there. */
export function JobFactList({
  work,
  place,
  salary,
  location,
}: Facts & { location: string | null }) {
  const { employmentType, hours, openings } = work;
  return (
    <>
      <Fact icon={IconCash} words={formatSalary(salary)} />
      <Fact icon={IconMapPin} words={location ?? placeWords(place)} />
      <Fact icon={IconHome} words={remoteWords[work.remotePreference]} />
      <Fact
        icon={IconBriefcase}
        words={joined([employmentType && employmentTypeTitles[employmentType], hours])}
      />
      <Fact icon={IconUsers} words={openings > 1 ? `${openings} openings` : null} />
    </>
  );
}

/** What comes with the role besides pay. */
export function JobPerkList({ perks }: Pick<Facts, 'perks'>) {
  if (perks.length === 0) return null;
  return (
    <section className={styles['job-perks']}>
      <h2>What you get</h2>
      <ul>
        {perks.map((perk) => (
          <li key={perk}>
            <IconCheck size={18} aria-hidden="true" />
            {perkTitles[perk]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ icon: Icon, words }: { icon: TablerIcon; words: string | null }) {
  if (words === null) return null;
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span>{words}</span>
    </li>
  );
}

const remoteWords: Readonly<Record<Facts['work']['remotePreference'], string>> = {
  'On site': 'On site',
  Hybrid: 'Hybrid: partly on site, partly from home',
  Remote: 'Remote: work from home',
};

function placeWords({ city, region, country }: Facts['place']): string | null {
  return joined([city, region, country && findCountryName(country)]);
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null && part !== '').join(', ') || null;
}

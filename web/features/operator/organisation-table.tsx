import type { OperatorOrganisation } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Link } from 'wouter';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { organisationPlanTierWords } from './organisation-plan-tier-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './organisation-table.module.css';

const ROWS_LOADING = 6;

type Props = {
  organisations: readonly OperatorOrganisation[];
  /** Where they are, if not in the operator's own cell. */
  cell: string;
};

export function OrganisationTable({ organisations, cell }: Props) {
  return (
    <table className={styles['operator-table']}>
      <thead>
        <tr>
          <th scope="col">Organisation</th>
          <th scope="col">Tier</th>
          <th scope="col" className={styles['operator-number']}>
            People
          </th>
          <th scope="col" className={styles['operator-number']}>
            Open roles
          </th>
          <th scope="col">Since</th>
          <th scope="col">Ends</th>
        </tr>
      </thead>
      <tbody>
        {organisations.map((organisation) => (
          <OrganisationRow key={organisation.id} organisation={organisation} cell={cell} />
        ))}
      </tbody>
    </table>
  );
}

function OrganisationRow({
  organisation,
  cell,
}: {
  organisation: OperatorOrganisation;
  cell: string;
}) {
  const {
    id,
    name,
    slug,
    tier,
    people,
    openRoles,
    createdAt,
    deactivatedAt,
    expiresAt,
    autoRenews,
    move,
  } = organisation;
  return (
    <tr>
      <th scope="row">
        <Link href={staffPagePaths.organisation(id, { cell })}>{name}</Link>
        <small>{slug}</small>
        {deactivatedAt && <StatusTag colour="disabled">Deactivated</StatusTag>}
        {move && <StatusTag colour="yellow">{`Moving to cell ${move.cell}`}</StatusTag>}
      </th>
      <td data-label="Tier">
        <StatusTag colour="grey">{organisationPlanTierWords[tier]}</StatusTag>
      </td>
      <td className={styles['operator-number']} data-label="People">
        {people}
      </td>
      <td className={styles['operator-number']} data-label="Open roles">
        {openRoles}
      </td>
      <td data-label="Since">{formatDayOfMomentShort(createdAt)}</td>
      <td data-label="Ends">
        {expiresAt ? `${formatDayOfMomentShort(expiresAt)}${autoRenews ? ', renews' : ''}` : '–'}
      </td>
    </tr>
  );
}

export function OrganisationTableSkeleton() {
  return (
    <div
      className={joinClassNames(styles['operator-loading'], skeletonStyles['appears-late'])}
      aria-hidden="true"
    >
      {Array.from({ length: ROWS_LOADING }, (_, row) => (
        <Skeleton key={row} width="100%" height={46} />
      ))}
    </div>
  );
}

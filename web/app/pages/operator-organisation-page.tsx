import {
  CellQuery,
  findOrganisationEndpoint,
  type OperatorOrganisationMember,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { NotAllowedPageNotice, PageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { DeactivateOrReactivateOrganisationSection } from '../../features/operator/deactivate-or-reactivate-organisation-section.tsx';
import { MovingOrganisationSection } from '../../features/operator/moving-organisation-section.tsx';
import { ImpersonateMemberDialog } from '../../features/operator/impersonate-member-dialog.tsx';
import { LogInToOtherCellSection } from '../../features/operator/log-in-to-other-cell-section.tsx';
import { OperatorOrganisationMembersSection } from '../../features/operator/operator-organisation-members-section.tsx';
import { ResetAdminTwoFactorDialog } from '../../features/operator/reset-admin-two-factor-dialog.tsx';
import { OrganisationTierFeaturesAndExpiryForm } from '../../features/operator/organisation-tier-features-and-expiry-form.tsx';
import styles from '../../features/operator/operator.module.css';

const NOT_FOUND = 404;

export function OperatorOrganisationPage() {
  const me = useCurrentUser();
  const { orgId } = useParams<{ orgId: string }>();
  if (!me) return null;
  if (!me.may.operate)
    return <NotAllowedPageNotice who="Only operators of this installation see it." />;
  return <Organisation key={orgId} orgId={Number(orgId)} homeOrgId={me.OrgId} />;
}

function Organisation({ orgId, homeOrgId }: { orgId: number; homeOrgId: number }) {
  const { query } = useUrlQuery(CellQuery);
  const found = useEndpointQuery(findOrganisationEndpoint, { params: { orgId }, query });
  const [chosen, setChosen] = useState<OperatorOrganisationMember>();
  const [resetting, setResetting] = useState<OperatorOrganisationMember>();

  if (found.error?.problem.status === NOT_FOUND) {
    return (
      <PageNotice
        title="No such organisation"
        way={{ to: staffPagePaths.operator(query), label: 'Go to the organisations' }}
      >
        <p>There is none at this address. It may be mistyped.</p>
      </PageNotice>
    );
  }
  if (found.error && !found.data) {
    return (
      <LoadFailureNote onRetry={found.refetch}>
        We could not load this organisation. {found.error.message}
      </LoadFailureNote>
    );
  }
  if (!found.data) return <Skeleton width="100%" height={320} />;

  const { elsewhere, organisation, people, knownFeatures } = found.data;
  const { name, slug, deactivatedAt, createdAt, openRoles, supportAccess, move } = organisation;
  return (
    <div className={styles['operator']}>
      <title>{`${name} – Evenhand`}</title>
      <header className={styles['operator-head']}>
        <p>
          <Link href={staffPagePaths.operator(query)}>Organisations</Link>
        </p>
        <h1>
          {name} {deactivatedAt && <StatusTag colour="disabled">Deactivated</StatusTag>}
          {move && <StatusTag colour="yellow">{`Moving to cell ${move.cell}`}</StatusTag>}
        </h1>
      </header>
      <dl className={styles['operator-facts']}>
        <Fact label="Short name" value={slug} />
        <Fact label="Since" value={formatDayOfMomentShort(createdAt)} />
        <Fact label="People" value={String(organisation.people)} />
        <Fact label="Open roles" value={String(openRoles)} />
        <Fact label="Support access" value={supportAccess ? 'On' : 'Off'} />
      </dl>
      {move && <MovingOrganisationSection organisation={{ ...organisation, move }} />}
      {elsewhere === null ? (
        <OrganisationTierFeaturesAndExpiryForm
          organisation={organisation}
          knownFeatures={knownFeatures}
        />
      ) : (
        <LogInToOtherCellSection cell={elsewhere} path={staffPagePaths.organisation(orgId)} />
      )}
      <OperatorOrganisationMembersSection
        people={people}
        isElsewhere={elsewhere !== null}
        whyClosed={whyClosed(organisation)}
        onChoose={(person) => setChosen(person)}
        onResetTwoFactor={(person) => setResetting(person)}
      />
      {elsewhere === null && (
        <DeactivateOrReactivateOrganisationSection
          organisation={organisation}
          isOwn={orgId === homeOrgId}
        />
      )}
      {resetting && (
        <ResetAdminTwoFactorDialog
          person={resetting}
          orgId={orgId}
          onClose={() => setResetting(undefined)}
        />
      )}
      {chosen && (
        <ImpersonateMemberDialog
          person={chosen}
          orgId={orgId}
          orgName={name}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function whyClosed({
  supportAccess,
  deactivatedAt,
}: {
  supportAccess: boolean;
  deactivatedAt: Date | null;
}): string | undefined {
  if (deactivatedAt)
    return 'The organisation is deactivated, so nobody can look through anybody’s eyes.';
  if (!supportAccess)
    return 'Its admins have switched support access off. They can switch it on in their account settings.';
  return undefined;
}

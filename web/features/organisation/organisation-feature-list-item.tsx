import {
  type OrganisationFeature,
  listOrganisationFeaturesEndpoint,
  askForOrganisationFeatureEndpoint,
  switchOrganisationFeatureEndpoint,
} from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  makeOptimisticChange,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import switchStyles from '../../ui/switch-field.module.css';
import styles from './organisation-feature-list-item.module.css';

/** The server counts a request for as long. */
const ASK_AGAIN_AFTER_MS = 7 * 86_400_000;

/** One feature: a switch where admins have it in their own hands, else whether it is on, or a way to ask for it. */
export function OrganisationFeatureListItem({ feature }: { feature: OrganisationFeature }) {
  const { name, title, isOn, isSelfServe } = feature;
  const toggle = useEndpointMutation(switchOrganisationFeatureEndpoint, {
    refreshes: [listOrganisationFeaturesEndpoint, findCurrentUserEndpoint],
    expects: makeOptimisticChange(listOrganisationFeaturesEndpoint, ({ features }, { body }) => ({
      features: features.map((each) =>
        each.name === body.featureName ? { ...each, isOn: body.enabled } : each,
      ),
    })),
  });

  return (
    <li className={styles['feature']}>
      {toggle.error && <ErrorNote>{toggle.error.message}</ErrorNote>}
      {isSelfServe ? (
        <SwitchField
          label={title}
          says={feature.says}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) =>
            toggle.mutate(
              { body: { featureName: name, enabled: checked } },
              { onSuccess: () => showToast({ text: `${title} is ${checked ? 'on' : 'off'}.` }) },
            )
          }
        />
      ) : (
        <FeatureRequested feature={feature} />
      )}
      {isOn && screens[name] && <Link href={screens[name].href}>{screens[name].words}</Link>}
    </li>
  );
}

/** Where a feature is used that has no entry in the menus. */
const screens: Partial<Record<string, { href: string; words: string }>> = {
  'careers-page': {
    href: staffPagePaths.careersPage(),
    words: 'Write and publish the careers page',
  },
};

function FeatureRequested({ feature }: { feature: OrganisationFeature }) {
  const { name, title, says, isOn, requestedAt } = feature;
  const ask = useEndpointMutation(askForOrganisationFeatureEndpoint, {
    refreshes: [listOrganisationFeaturesEndpoint],
  });
  const [now] = useState(() => Date.now());
  const mayAsk = !requestedAt || now - requestedAt.getTime() >= ASK_AGAIN_AFTER_MS;
  return (
    <>
      {ask.error && <ErrorNote>{ask.error.message}</ErrorNote>}
      <div className={styles['feature-line']}>
        <div className={switchStyles['switch-words']}>
          <strong>{title}</strong>
          <small>{says}</small>
        </div>
        {isOn && (
          <StatusTag colour="green" dot>
            On
          </StatusTag>
        )}
        {!isOn && requestedAt && (
          <p className={styles['feature-asked']}>Requested on {dayOf(requestedAt)}</p>
        )}
        {!isOn && mayAsk && (
          <Button
            aria-label={`Request ${title}`}
            busy={ask.isPending}
            onClick={() =>
              ask.mutate(
                { body: { featureName: name } },
                {
                  onSuccess: () =>
                    showToast({ text: 'Requested. Whoever runs this site hears of it.' }),
                },
              )
            }
          >
            {requestedAt ? 'Request again' : 'Request'}
          </Button>
        )}
      </div>
    </>
  );
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

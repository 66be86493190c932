import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  changeOrganisationSubscriptionPlanEndpoint,
  findOrganisationEndpoint,
  listOrganisationsEndpoint,
  type OperatorOrganisation,
  organisationPlanTiers,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { organisationPlanTierWords } from './organisation-plan-tier-words.ts';
import operatorStyles from './operator.module.css';
import styles from './organisation-tier-features-and-expiry-form.module.css';
import { hasSameJson } from '../../ui/has-same-json.ts';

type Props = {
  organisation: OperatorOrganisation;
  knownFeatures: ResponseOf<typeof findOrganisationEndpoint>['knownFeatures'];
};

/** Tier, features and the end of the account: what an organisation may do here, and until when. */
export function OrganisationTierFeaturesAndExpiryForm({ organisation, knownFeatures }: Props) {
  const [terms, setTerms] = useState(() => termsOf(organisation));
  const save = useEndpointMutation(changeOrganisationSubscriptionPlanEndpoint, {
    refreshes: [findOrganisationEndpoint, listOrganisationsEndpoint],
  });
  const [isDayWrong, setDayWrong] = useState(false);
  const hasChanged = !hasSameJson(terms, termsOf(organisation));

  function submit(event: FormEvent) {
    event.preventDefault();
    const { endDay, ...rest } = terms;
    const expiresAt = endDay === '' ? null : `${endDay}T00:00:00Z`;
    if (expiresAt && Number.isNaN(Date.parse(expiresAt))) return setDayWrong(true);
    save.mutate(
      { params: { orgId: organisation.id }, body: { ...rest, expiresAt } },
      { onSuccess: () => showToast({ text: `${organisation.name}: the plan is changed.` }) },
    );
  }

  function toggle(name: string) {
    const features = terms.features.includes(name)
      ? terms.features.filter((one) => one !== name)
      : [...terms.features, name].sort();
    setTerms({ ...terms, features });
  }

  // What an older version has switched on stays to be seen, and can be switched off.
  const others = organisation.features.filter(
    (name) => !knownFeatures.some((known) => known.name === name),
  );
  return (
    <form
      className={operatorStyles['operator-card']}
      onSubmit={submit}
      noValidate
      aria-labelledby="operator-plan"
    >
      <h2 id="operator-plan">Plan</h2>
      {save.error && <ErrorNote>{save.error.message} Nothing was changed.</ErrorNote>}
      <div className={styles['operator-fields']}>
        <SelectField
          label="Tier"
          value={terms.tier}
          onChange={(event) => {
            const chosen = organisationPlanTiers[event.currentTarget.selectedIndex];
            if (chosen) setTerms({ ...terms, tier: chosen });
          }}
        >
          {organisationPlanTiers.map((tier) => (
            <option key={tier} value={tier}>
              {organisationPlanTierWords[tier]}
            </option>
          ))}
        </SelectField>
        <TextInputField
          label="Ends on (optional)"
          type="date"
          hint={hintOf(terms)}
          value={terms.endDay}
          error={isDayWrong ? 'Choose a day of the calendar.' : undefined}
          onChange={(event) => {
            setTerms({ ...terms, endDay: event.currentTarget.value });
            setDayWrong(false);
          }}
        />
      </div>
      <Checkbox
        label="Renews by itself on that day"
        checked={terms.autoRenews}
        onChange={() => setTerms({ ...terms, autoRenews: !terms.autoRenews })}
      />
      <fieldset className={styles['operator-features']}>
        <legend>Features</legend>
        {[...knownFeatures, ...others.map((name) => ({ name, title: name }))].map(
          ({ name, title }) => (
            <Checkbox
              key={name}
              label={title}
              checked={terms.features.includes(name)}
              onChange={() => toggle(name)}
            />
          ),
        )}
      </fieldset>
      <div className={operatorStyles['operator-acts']}>
        <Button look="primary" type="submit" busy={save.isPending} disabled={!hasChanged}>
          Save plan
        </Button>
      </div>
    </form>
  );
}

/** An end is the beginning of its day, by the calendar of UTC; one that has come already logs everybody out. */
function hintOf({ endDay, autoRenews }: ReturnType<typeof termsOf>): string {
  if (autoRenews) return 'It moves on by a year when the day begins.';
  return endDay !== '' && Date.parse(endDay) <= Date.now()
    ? 'This day has begun: saved so, nobody there can log in.'
    : 'From the beginning of this day nobody there can log in.';
}

function termsOf({ tier, features, expiresAt, autoRenews }: OperatorOrganisation) {
  return {
    tier,
    features: features.toSorted(),
    endDay: expiresAt?.toISOString().slice(0, 10) ?? '',
    autoRenews,
  };
}

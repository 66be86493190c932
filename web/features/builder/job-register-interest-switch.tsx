import {
  findJobRegisterInterestSwitchEndpoint,
  setJobRegisterInterestSwitchEndpoint,
} from '@evenhand/contract/invitations-to-apply/job-register-interest-switch-endpoints.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  makeOptimisticChange,
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './job-builder-editor.module.css';

/** Whether people may register interest in this role; only where the organisation has quick apply. */
export function JobRegisterInterestSwitch({ jobId }: { jobId: number }) {
  const quick = useEndpointQuery(findJobRegisterInterestSwitchEndpoint, { params: { jobId } });
  const set = useEndpointMutation(setJobRegisterInterestSwitchEndpoint, {
    refreshes: [findJobRegisterInterestSwitchEndpoint],
    expects: makeOptimisticChange<
      typeof findJobRegisterInterestSwitchEndpoint,
      typeof setJobRegisterInterestSwitchEndpoint
    >(findJobRegisterInterestSwitchEndpoint, (answer, { body }) => ({
      ...answer,
      isOn: body.isOn,
    })),
  });
  if (!quick.data?.isAvailable) return null;
  const { isOn, may } = quick.data;

  return (
    <section className={styles['builder-card']} aria-label="Quick apply">
      <SwitchField
        label="Let people register interest"
        says="The role's page offers it beside Apply: name and e-mail, about two minutes. You find them under Shown Interest and can invite them to finish their application."
        checked={isOn}
        disabled={!may.change}
        onChange={({ currentTarget }) =>
          set.mutate(
            { params: { jobId }, body: { isOn: currentTarget.checked } },
            { onError: (error) => showToast({ text: `Nothing was changed. ${error.message}` }) },
          )
        }
      />
    </section>
  );
}

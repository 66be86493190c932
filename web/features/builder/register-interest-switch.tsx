import {
  findJobRegisterInterestSwitch,
  setJobRegisterInterestSwitch,
} from '@evenhand/contract/invites/register-interest-switch.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.ts';
import { optimisticChange, useCall, useCommand } from '../../net/use-call-and-command.ts';
import styles from './job-builder.module.css';

/** Whether people may register interest in this role; only where the organisation has quick apply. */
export function RegisterInterestSwitch({ jobId }: { jobId: number }) {
  const quick = useCall(findJobRegisterInterestSwitch, { params: { jobId } });
  const set = useCommand(setJobRegisterInterestSwitch, {
    refreshes: [findJobRegisterInterestSwitch],
    expects: optimisticChange<
      typeof findJobRegisterInterestSwitch,
      typeof setJobRegisterInterestSwitch
    >(findJobRegisterInterestSwitch, (answer, { body }) => ({ ...answer, isOn: body.isOn })),
  });
  if (!quick.data?.isAvailable) return null;
  const { isOn, may } = quick.data;

  return (
    <section className={styles['builder-card']} aria-label="Quick apply">
      <Switch
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

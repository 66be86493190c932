import {
  enterApplicationForCandidateEndpoint,
  type findApplicationEntryFormEndpoint,
} from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  findJobPipelineEndpoint,
  listCandidatesEndpoint,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type FormEvent, useState } from 'react';
import { PlanItemAnswerField } from '../../parts/plan-items/plan-item-answer-field.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './enter-application-on-behalf-panel.module.css';

const PERSON = ['firstName', 'lastName', 'email'] as const;

type Props = {
  jobId: number;
  entry: ResponseOf<typeof findApplicationEntryFormEndpoint>;
  onEntered: (entered: ResponseOf<typeof enterApplicationForCandidateEndpoint>) => void;
};

/** Every question of the role on one page, by the very fields that candidates have. */
export function EnterApplicationOnBehalfForm({ jobId, entry, onEntered }: Props) {
  const [isAgreed, setAgreed] = useState(false);
  const [isHonest, setHonest] = useState(false);
  const send = useEndpointMutation(enterApplicationForCandidateEndpoint, {
    refreshes: [findJobPipelineEndpoint, listCandidatesEndpoint],
  });
  // Of the questions too, whose names the contract does not know.
  const problems: Readonly<Record<string, string | undefined>> = send.error?.problem.fields ?? {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const texts = [...sent].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const [firstName = '', lastName = '', email = ''] = PERSON.map((name) =>
      textOf(sent.get(name)),
    );
    const fields = Object.fromEntries(texts.filter(([name]) => name.startsWith('item-')));
    send.mutate(
      {
        params: { jobId },
        // Neither is sent before it is ticked: the server says what is missing.
        body: {
          firstName,
          lastName,
          email,
          isAgreed: isAgreed as true,
          isHonest: isHonest as true,
          fields,
        },
      },
      { onSuccess: onEntered },
    );
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate autoComplete="off">
      <p>
        For somebody who applies by phone, on paper or with help. Type in what they say, in their
        words. Reviewers read it like every other application and are not told; you are never dealt
        it, and that you entered it is recorded.
      </p>
      <fieldset className={styles['person']}>
        <legend>Who applies</legend>
        <TextInputField
          label="First name"
          name="firstName"
          maxLength={100}
          error={problems['firstName']}
        />
        <TextInputField
          label="Last name"
          name="lastName"
          maxLength={100}
          error={problems['lastName']}
        />
        <TextInputField
          label="E-mail address"
          name="email"
          type="email"
          hint="Their own: they get the confirmation and their link there"
          error={problems['email']}
        />
      </fieldset>
      {entry.stages.map(({ id, name, questions }) => (
        <fieldset key={id} className={styles['stage']}>
          <legend>{name}</legend>
          {questions.map(({ item, onlyIf }) => (
            <div key={item.key} className={styles['question']}>
              {onlyIf && <p className={styles['only-if']}>Only if they answered {onlyIf}</p>}
              <PlanItemAnswerField
                item={item}
                name={formFieldName(item.key)}
                problem={problems[formFieldName(item.key)]}
              />
            </div>
          ))}
        </fieldset>
      ))}
      {entry.tests.length > 0 && (
        <p className={styles['only-if']}>
          Nobody can take {entry.tests.join(' and ')} for somebody else. They are looked at without
          it.
        </p>
      )}
      <div className={styles['confirm']}>
        <Checkbox
          label="They agree that their details and answers are kept to decide about this role."
          checked={isAgreed}
          onChange={() => setAgreed(!isAgreed)}
        />
        {problems['isAgreed'] && <ErrorNote>{problems['isAgreed']}</ErrorNote>}
        <Checkbox
          label="They confirm that the answers are their own, as the honesty statement says."
          checked={isHonest}
          onChange={() => setHonest(!isHonest)}
        />
        {problems['isHonest'] && <ErrorNote>{problems['isHonest']}</ErrorNote>}
      </div>
      {send.error && <ErrorNote>{send.error.message}</ErrorNote>}
      <div>
        <Button look="primary" type="submit" busy={send.isPending}>
          Send in the application
        </Button>
      </div>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

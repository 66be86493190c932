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
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './enter-application-on-behalf-panel.module.css';

const PERSON = ['firstName', 'lastName', 'email'] as const;

/** What stands in the fields, by their names. */
type Written = Readonly<Record<string, string>>;

type Props = {
  jobId: number;
  entry: ResponseOf<typeof findApplicationEntryFormEndpoint>;
  onEntered: (entered: ResponseOf<typeof enterApplicationForCandidateEndpoint>) => void;
};

/** Every question of the role on one page, by the very fields that candidates have. */
export function EnterApplicationOnBehalfForm({ jobId, entry, onEntered }: Props) {
  const draft = useUnsavedDraft<Written>(`application entered for role ${jobId}`, {});
  // The fields hold what is typed from then on.
  const [before] = useState(draft.written);
  const isAgreed = 'isAgreed' in draft.written;
  const isHonest = 'isHonest' in draft.written;
  const send = useEndpointMutation(enterApplicationForCandidateEndpoint, {
    refreshes: [findJobPipelineEndpoint, listCandidatesEndpoint],
  });
  // Of the questions too, whose names the contract does not know.
  const problems: Readonly<Record<string, string | undefined>> = send.error?.problem.fields ?? {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = readTexts(event.currentTarget);
    const [firstName = '', lastName = '', email = ''] = PERSON.map((name) => texts.get(name));
    const fields = Object.fromEntries([...texts].filter(([name]) => name.startsWith('item-')));
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
      {
        onSuccess: (entered) => {
          draft.settle({});
          onEntered(entered);
        },
      },
    );
  }

  return (
    <form
      className={styles['form']}
      onSubmit={submit}
      onChange={({ currentTarget }) => draft.write(readWritten(currentTarget))}
      noValidate
      autoComplete="off"
    >
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
          defaultValue={before['firstName']}
          maxLength={100}
          error={problems['firstName']}
        />
        <TextInputField
          label="Last name"
          name="lastName"
          defaultValue={before['lastName']}
          maxLength={100}
          error={problems['lastName']}
        />
        <TextInputField
          label="E-mail address"
          name="email"
          defaultValue={before['email']}
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
                typed={typedInto(formFieldName(item.key), before)}
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
          name="isAgreed"
          defaultChecked={'isAgreed' in before}
        />
        {problems['isAgreed'] && <ErrorNote>{problems['isAgreed']}</ErrorNote>}
        <Checkbox
          label="They confirm that the answers are their own, as the honesty statement says."
          name="isHonest"
          defaultChecked={'isHonest' in before}
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

function readTexts(form: HTMLFormElement): Map<string, string> {
  return new Map(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

/** Of an empty form nothing, as before anybody wrote into it. */
function readWritten(form: HTMLFormElement): Written {
  return Object.fromEntries([...readTexts(form)].filter(([, value]) => value !== ''));
}

/** The boxes of a question of which several can be ticked are called by it and their option. */
function typedInto(name: string, written: Written): string[] {
  return Object.entries(written).flatMap(([each, value]) => {
    if (each === name) return [value];
    return each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [];
  });
}

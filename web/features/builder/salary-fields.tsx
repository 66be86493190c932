import {
  type JobSalary,
  type SalaryPeriod,
  salaryPeriods,
} from '@evenhand/contract/jobs/advert-details.ts';
import { listSalaryCurrencyCodes, preferredCurrencyCodes } from '@evenhand/contract/currencies.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { formatSalary } from '../../parts/words/format-salary.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './advert-details-field-groups.module.css';

type Props = {
  salary: JobSalary;
  errors: Readonly<Record<string, string>>;
  onChange: (salary: JobSalary) => void;
};

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const all = listSalaryCurrencyCodes();
const periodWords: Readonly<Record<SalaryPeriod, string>> = {
  year: 'A year',
  month: 'A month',
  week: 'A week',
  day: 'A day',
  hour: 'An hour',
};

/** What the role pays. With the first amount comes the first currency, so that nobody has to choose the usual one. */
export function SalaryFields({ salary, errors, onChange }: Props) {
  const change = (part: Partial<JobSalary>) => {
    const next = { ...salary, ...part };
    const isPaid = next.min !== null || next.max !== null;
    onChange(
      isPaid && next.currency === null ? { ...next, currency: preferredCurrencyCodes[0] } : next,
    );
  };
  const words = formatSalary(salary);
  return (
    <fieldset className={styles['salary']}>
      <legend>Salary (optional)</legend>
      <p className={fieldStyles['field-hint']}>
        Adverts that say what they pay get more answers, and fairer offers.
      </p>
      <div className={styles['salary-fields']}>
        <Amount
          label="From"
          amount={salary.min}
          error={errors['salary.min']}
          onChange={(min) => change({ min })}
        />
        <Amount
          label="To"
          amount={salary.max}
          error={errors['salary.max']}
          onChange={(max) => change({ max })}
        />
        <SelectField
          label="Currency"
          value={salary.currency ?? ''}
          error={errors['salary.currency']}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value || null })}
        >
          <option value="">Choose</option>
          <optgroup label="Often used">
            {preferredCurrencyCodes.map((code) => (
              <Currency key={code} code={code} />
            ))}
          </optgroup>
          <optgroup label="All others">
            {all.slice(preferredCurrencyCodes.length).map((code) => (
              <Currency key={code} code={code} />
            ))}
          </optgroup>
        </SelectField>
        <SelectField
          label="Paid by"
          value={salary.period}
          error={errors['salary.period']}
          onChange={({ currentTarget }) =>
            // The options are these.
            change({ period: currentTarget.value as SalaryPeriod })
          }
        >
          {salaryPeriods.map((period) => (
            <option key={period} value={period}>
              {periodWords[period]}
            </option>
          ))}
        </SelectField>
      </div>
      {errors['salary'] && <p className={fieldStyles['field-error']}>{errors['salary']}</p>}
      {words && !errors['salary.max'] && <p className={styles['salary-words']}>{words}</p>}
    </fieldset>
  );
}

function Currency({ code }: { code: string }) {
  return (
    <option value={code}>
      {code} – {names.of(code)}
    </option>
  );
}

type AmountProps = {
  label: string;
  amount: number | null;
  error: string | undefined;
  onChange: (amount: number | null) => void;
};

function Amount({ label, amount, error, onChange }: AmountProps) {
  return (
    <TextInputField
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      label={label}
      value={amount ?? ''}
      error={error}
      autoComplete="off"
      onChange={({ currentTarget }) =>
        onChange(Number.isNaN(currentTarget.valueAsNumber) ? null : currentTarget.valueAsNumber)
      }
    />
  );
}

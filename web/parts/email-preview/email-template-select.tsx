import { SelectField } from '../../ui/select-field.tsx';

export type EmailTemplateOption = { id: number; kind: string; name: string; isDefault: boolean };
type Props = {
  kind: string;
  texts: readonly EmailTemplateOption[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

/** In which of the organisation's texts an e-mail is sent; nothing to choose where there is one. */
export function EmailTemplateSelect({ kind, texts, chosen, onChoose }: Props) {
  const own = texts.filter((one) => one.kind === kind && !one.isDefault);
  if (own.length === 0) return null;
  const usual = texts.find((one) => one.kind === kind && one.isDefault);
  return (
    <SelectField
      label="Text of the e-mail"
      value={chosen ?? ''}
      onChange={({ currentTarget }) =>
        onChoose(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{usual ? `${usual.name} (default)` : 'The usual text'}</option>
      {own.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

import {
  TEXT_CONTRAST_RATIO_MIN,
  type CareersPageColours,
} from '@evenhand/contract/careers-page.ts';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import {
  calculateColourContrast,
  findNearestReadableTextColour,
} from './calculate-contrast-and-find-readable-text-colour.ts';
import type { CareersEditorSectionProps } from './careers-editor-section-props.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import editorStyles from './careers-page-editor.module.css';
import styles from './careers-editor-colours-section.module.css';

/** Two colours, of which one must be readable on the other: what is not is never saved. */
export function CareersEditorColoursSection({
  values,
  problems,
  change,
}: CareersEditorSectionProps) {
  const { colours } = values;
  const set = (changed: Partial<CareersPageColours>) =>
    change({ colours: { ...colours, ...changed } });
  const ratio = calculateColourContrast(colours);
  const isReadable = ratio !== undefined && ratio >= TEXT_CONTRAST_RATIO_MIN;
  const wrong = problems['colours.background'] ?? (ratio === undefined && problems['colours.text']);
  return (
    <section className={editorStyles['careers-part']} aria-labelledby="careers-colours">
      <h2 id="careers-colours">Colours</h2>
      <div className={styles['careers-colours']}>
        <ColourField
          label="Background of the head and buttons"
          value={colours.background}
          onChange={(background) => set({ background })}
        />
        <ColourField label="Text on it" value={colours.text} onChange={(text) => set({ text })} />
      </div>
      <div
        className={
          isReadable
            ? styles['careers-contrast']
            : joinClassNames(styles['careers-contrast'], styles['is-low'])
        }
        role="status"
      >
        {isReadable ? (
          <IconCircleCheck size={18} aria-hidden="true" />
        ) : (
          <IconAlertCircle size={18} aria-hidden="true" />
        )}
        <p>{wrong || wordsOf(ratio)}</p>
        {ratio !== undefined && !isReadable && (
          <Button
            size="small"
            onClick={() => set({ text: findNearestReadableTextColour(colours) })}
          >
            Use {findNearestReadableTextColour(colours)}
          </Button>
        )}
      </div>
    </section>
  );
}

type FieldProps = { label: string; value: string; onChange: (colour: string) => void };

function ColourField({ label, value, onChange }: FieldProps) {
  const id = useId();
  const isWhole = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['careers-colour']}>
        <input
          type="color"
          aria-label={`${label}: choose from a palette`}
          value={isWhole ? value.toLowerCase() : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          id={id}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWhole ? undefined : true}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        />
      </div>
    </div>
  );
}

function wordsOf(ratio: number | undefined): string {
  if (ratio === undefined) return 'Write each colour like #0b5c52.';
  // Rounded down: what is too little must not look like enough.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return ratio >= TEXT_CONTRAST_RATIO_MIN
    ? `Easy to read: a contrast of ${shown} to 1.`
    : `Hard to read: a contrast of ${shown} to 1. It takes ${TEXT_CONTRAST_RATIO_MIN} to 1, so this is not saved.`;
}

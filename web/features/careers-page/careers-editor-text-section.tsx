import { CAREERS_HEADLINE_CHARACTERS_MAX } from '@evenhand/contract/careers-page.ts';
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import type { CareersEditorSectionProps } from './careers-editor-section-props.ts';
import styles from './careers-page-editor.module.css';

export function CareersEditorTextSection({ values, problems, change }: CareersEditorSectionProps) {
  return (
    <section className={styles['careers-part']} aria-labelledby="careers-words">
      <h2 id="careers-words">Words</h2>
      <TextInputField
        label="Headline"
        hint="What somebody should remember who reads nothing else."
        maxLength={CAREERS_HEADLINE_CHARACTERS_MAX}
        value={values.headline}
        error={problems['headline']}
        onChange={({ currentTarget }) => change({ headline: currentTarget.value })}
      />
      <RichTextField
        label="Text"
        hint="Who you are, what you do, how it is to work there."
        value={values.text}
        error={problems['text']}
        onChange={(text) => change({ text })}
      />
      <TextInputField
        label="Your own site (optional)"
        type="url"
        inputMode="url"
        value={values.website ?? ''}
        error={problems['website']}
        onChange={({ currentTarget }) => change({ website: currentTarget.value.trim() || null })}
      />
    </section>
  );
}

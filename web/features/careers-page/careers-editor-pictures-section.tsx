import {
  PICTURE_ALT_TEXT_CHARACTERS_MAX,
  addCareersPictureEndpoint,
  UPLOAD_IMAGE_TYPES,
  PICTURES_PER_CAREERS_PAGE_MAX,
  type ChosenCareersPicture,
} from '@evenhand/contract/careers-page.ts';
import { UPLOAD_IMAGE_BYTES_MAX } from '@evenhand/contract/organisation/organisation-settings.ts';
import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadImageToEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { CareersEditorSectionProps } from './careers-editor-section-props.ts';
import editorStyles from './careers-page-editor.module.css';
import styles from './careers-editor-pictures-section.module.css';

type Props = CareersEditorSectionProps & { org: CurrentUserOrganisation };

/** One large picture in the head, and a few below the roles. */
export function CareersEditorPicturesSection({ values, problems, change, org }: Props) {
  const { cover, pictures } = values;
  const add = useAdding(org.id);
  return (
    <section className={editorStyles['careers-part']} aria-labelledby="careers-pictures">
      <h2 id="careers-pictures">Pictures</h2>
      <p className={editorStyles['careers-hint']}>JPEG, PNG or WebP, at most 10 MB each.</p>
      {add.problem && <ErrorNote>{add.problem}</ErrorNote>}
      {(problems['cover'] ?? problems['pictures']) && (
        <ErrorNote>{problems['cover'] ?? problems['pictures']}</ErrorNote>
      )}
      <ul className={styles['careers-picture-list']}>
        {cover && (
          <PictureRow
            name="Cover picture"
            orgId={org.id}
            picture={cover}
            onChange={(alt) => change({ cover: { ...cover, alt } })}
            onRemove={() => change({ cover: null })}
          />
        )}
        {pictures.map((picture, i) => (
          <PictureRow
            key={picture.key}
            name={`Picture ${i + 1}`}
            orgId={org.id}
            picture={picture}
            onChange={(alt) => change({ pictures: pictures.with(i, { ...picture, alt }) })}
            onRemove={() => change({ pictures: pictures.filter((other) => other !== picture) })}
          />
        ))}
      </ul>
      <div className={styles['careers-picture-acts']}>
        <FileButton
          accept={UPLOAD_IMAGE_TYPES}
          busy={add.isPending}
          onChoose={(file) => add.send(file, (key) => change({ cover: { key, alt: '' } }))}
        >
          {cover ? 'Choose another cover' : 'Choose a cover'}
        </FileButton>
        {pictures.length < PICTURES_PER_CAREERS_PAGE_MAX && (
          <FileButton
            accept={UPLOAD_IMAGE_TYPES}
            busy={add.isPending}
            onChoose={(file) =>
              add.send(file, (key) => change({ pictures: [...pictures, { key, alt: '' }] }))
            }
          >
            Add a picture
          </FileButton>
        )}
      </div>
    </section>
  );
}

function useAdding(orgId: number) {
  const [wrong, setWrong] = useState<string>();
  const sending = useMutation<{ key: string }, Error, File>({
    mutationFn: (file) =>
      uploadImageToEndpoint(addCareersPictureEndpoint, { params: { orgId } }, file),
  });

  function send(file: File, onAdded: (key: string) => void) {
    const problem = problemOf(file);
    setWrong(problem);
    if (!problem) sending.mutate(file, { onSuccess: ({ key }) => onAdded(key) });
  }

  return { send, isPending: sending.isPending, problem: wrong ?? sending.error?.message };
}

type RowProps = {
  name: string;
  orgId: number;
  picture: ChosenCareersPicture;
  onChange: (alt: string) => void;
  onRemove: () => void;
};

function PictureRow({ name, orgId, picture, onChange, onRemove }: RowProps) {
  return (
    <li className={styles['careers-picture']}>
      <img src={`/careers-pictures/${orgId}-${picture.key}.webp`} alt="" />
      <div>
        <TextInputField
          label={`${name}: what it shows`}
          hint="For those who cannot see it. Leave it empty if it only decorates."
          maxLength={PICTURE_ALT_TEXT_CHARACTERS_MAX}
          value={picture.alt}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button look="link" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function problemOf(file: File): string | undefined {
  if (!UPLOAD_IMAGE_TYPES.split(',').includes(file.type))
    return 'This is not a picture we take. Choose a JPEG, PNG or WebP file.';
  return file.size > UPLOAD_IMAGE_BYTES_MAX
    ? 'This picture is larger than 10 MB. Choose a smaller one, or save it smaller first.'
    : undefined;
}

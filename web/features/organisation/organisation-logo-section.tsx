import {
  findCurrentOrganisationEndpoint,
  clearOrganisationLogoEndpoint,
  type OwnOrganisation,
  uploadOrganisationLogoEndpoint,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadImageToEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SettingsSection } from './settings-section.tsx';
import { ACCEPTED_PICTURE_FILE_TYPES, findPictureFileProblem } from './check-and-open-picture.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import photoPartStyles from './profile-photo-section.module.css';
import styles from './organisation-logo-section.module.css';

export function OrganisationLogoSection({ org }: { org: OwnOrganisation }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const params = { orgId: org.id };
  const remove = useEndpointMutation(clearOrganisationLogoEndpoint, {
    refreshes: [findCurrentOrganisationEndpoint, findCurrentUserEndpoint],
  });
  const set = useMutation<unknown, Error, File>({
    mutationFn: (file) => uploadImageToEndpoint(uploadOrganisationLogoEndpoint, { params }, file),
    onSuccess: () => showToast({ text: 'The logo is saved.' }),
    onSettled: () =>
      Promise.all(
        [findCurrentOrganisationEndpoint, findCurrentUserEndpoint].map(({ method, path }) =>
          client.invalidateQueries({ queryKey: [method, path] }),
        ),
      ),
  });

  function choose(file: File) {
    const wrong = findPictureFileProblem(file);
    setProblem(wrong);
    if (!wrong) set.mutate(file);
  }

  const problemText = problem ?? set.error?.message ?? remove.error?.message;
  return (
    <SettingsSection
      title="Logo"
      says="At the top of your role pages and application forms. It is saved as soon as you choose it."
    >
      {problemText && <ErrorNote>{problemText}</ErrorNote>}
      <div className={photoPartStyles['photo-part']}>
        {org.logo ? (
          <img className={styles['logo-preview']} src={org.logo} alt={`Logo of ${org.name}`} />
        ) : (
          <span className={joinClassNames(styles['logo-preview'], styles['logo-none'])}>
            No logo
          </span>
        )}
        <div>
          <div className={settingsPartStyles['settings-acts']}>
            <FileButton accept={ACCEPTED_PICTURE_FILE_TYPES} busy={set.isPending} onChoose={choose}>
              {org.logo ? 'Choose another logo' : 'Choose a logo'}
            </FileButton>
            {org.logo && (
              <Button
                look="ghost"
                busy={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { params },
                    { onSuccess: () => showToast({ text: 'The logo is removed.' }) },
                  )
                }
              >
                Remove logo
              </Button>
            )}
          </div>
          <p className={photoPartStyles['photo-says']}>
            JPEG, PNG or WebP, at most 10 MB. It is shown 40 pixels high.
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}

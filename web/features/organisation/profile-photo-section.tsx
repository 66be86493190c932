import { changeMemberByPutEndpoint } from '@evenhand/contract/organisation/organisation-members.ts';
import {
  type CurrentUser,
  findCurrentUserEndpoint,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CropPhotoDialog } from './crop-photo-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';
import { openPictureFile, ACCEPTED_PICTURE_FILE_TYPES } from './check-and-open-picture.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './profile-photo-section.module.css';

export function ProfilePhotoSection({ user }: { user: CurrentUser }) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const remove = useEndpointMutation(changeMemberByPutEndpoint, {
    refreshes: [findCurrentUserEndpoint],
  });

  async function choose(file: File) {
    const opened = await openPictureFile(file);
    setProblem('problem' in opened ? opened.problem : undefined);
    if ('picture' in opened) setPicture(opened.picture);
  }

  return (
    <SettingsSection title="Photo" says="Colleagues see it beside your name. Candidates never do.">
      {(problem ?? remove.error) && <ErrorNote>{problem ?? remove.error?.message}</ErrorNote>}
      <div className={styles['photo-part']}>
        <Avatar photo={user.photo} names={[user.firstName, user.lastName]} size="large" />
        <div>
          <div className={settingsPartStyles['settings-acts']}>
            <FileButton accept={ACCEPTED_PICTURE_FILE_TYPES} onChoose={choose}>
              {user.photo ? 'Choose another photo' : 'Choose a photo'}
            </FileButton>
            {user.photo && (
              <Button
                look="ghost"
                busy={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { params: { id: user.id }, body: { photo: null } },
                    { onSuccess: () => showToast({ text: 'Your photo is removed.' }) },
                  )
                }
              >
                Remove photo
              </Button>
            )}
          </div>
          <p className={styles['photo-says']}>JPEG, PNG or WebP, at most 10 MB.</p>
        </div>
      </div>
      {picture && (
        <CropPhotoDialog
          userId={user.id}
          picture={picture}
          onClose={() => {
            picture.close();
            setPicture(undefined);
          }}
        />
      )}
    </SettingsSection>
  );
}

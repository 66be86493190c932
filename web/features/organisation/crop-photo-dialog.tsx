import { uploadOwnMemberPhotoEndpoint } from '@evenhand/contract/organisation/organisation-members.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { uploadImageToEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  type PhotoCrop,
  movePhotoCrop,
  photoCropSquare,
  photoCropOfWholePhoto,
  PHOTO_ZOOM_MAX,
} from './photo-crop.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './crop-photo-dialog.module.css';

type Props = { userId: number; picture: ImageBitmap; onClose: () => void };

const SIDE = 512;
const QUALITY = 0.9;
const STEP = 0.01;

/** Lets the square be chosen that is kept of a picture, by dragging or by three sliders. */
export function CropPhotoDialog({ userId, picture, onClose }: Props) {
  const client = useQueryClient();
  const [crop, setCrop] = useState(photoCropOfWholePhoto);
  const canvas = useRef<HTMLCanvasElement>(null);
  const save = useMutation<unknown, Error>({
    mutationFn: async () => {
      if (!canvas.current) return;
      const image = await blobOf(canvas.current);
      await uploadImageToEndpoint(uploadOwnMemberPhotoEndpoint, { params: { id: userId } }, image);
      await client.invalidateQueries({
        queryKey: [findCurrentUserEndpoint.method, findCurrentUserEndpoint.path],
      });
    },
    onSuccess: () => {
      showToast({ text: 'Your photo is saved.' });
      onClose();
    },
  });

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { right: event.movementX / width, down: event.movementY / height };
    setCrop((now) => movePhotoCrop(now, picture, by));
  }

  const slider = (label: string, name: keyof PhotoCrop, least: number, most: number) => (
    <label className={styles['crop-slider']}>
      <span>{label}</span>
      <input
        data-first={name === 'zoom' ? '' : undefined}
        type="range"
        min={least}
        max={most}
        step={STEP}
        value={crop[name]}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          setCrop((now) => ({ ...now, [name]: valueAsNumber }))
        }
      />
    </label>
  );

  return (
    <Dialog title="Which part of the photo?" onClose={onClose}>
      {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
      <canvas
        ref={canvas}
        className={styles['crop-canvas']}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label="Your photo as it will be"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={styles['crop-sliders']}>
        {slider('Zoom', 'zoom', 1, PHOTO_ZOOM_MAX)}
        {slider('Left or right', 'x', 0, 1)}
        {slider('Up or down', 'y', 0, 1)}
      </div>
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={save.isPending} onClick={() => save.mutate()}>
          Save photo
        </Button>
      </div>
    </Dialog>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: PhotoCrop) {
  const pen = canvas.getContext('2d');
  const { left, top, side } = photoCropSquare(crop, picture);
  pen?.clearRect(0, 0, SIDE, SIDE);
  pen?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
}

/** WebP where the browser writes it, else PNG. */
function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This photo could not be drawn.'))),
      'image/webp',
      QUALITY,
    );
  });
}

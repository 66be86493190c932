import { UPLOAD_IMAGE_BYTES_MAX } from '@evenhand/contract/organisation/organisation-settings.ts';

export const ACCEPTED_PICTURE_FILE_TYPES = 'image/jpeg,image/png,image/webp';

/** What is wrong with a file before it is sent, if anything. */
export function findPictureFileProblem(file: File): string | undefined {
  if (!ACCEPTED_PICTURE_FILE_TYPES.split(',').includes(file.type))
    return 'This is not a picture we take. Choose a JPEG, PNG or WebP file.';
  if (file.size > UPLOAD_IMAGE_BYTES_MAX)
    return 'This picture is larger than 10 MB. Choose a smaller one, or save it smaller first.';
  return undefined;
}

export async function openPictureFile(
  file: File,
): Promise<{ picture: ImageBitmap } | { problem: string }> {
  const problem = findPictureFileProblem(file);
  if (problem) return { problem };
  try {
    return { picture: await createImageBitmap(file) };
  } catch {
    return { problem: 'This picture could not be read. It may be damaged. Choose another one.' };
  }
}

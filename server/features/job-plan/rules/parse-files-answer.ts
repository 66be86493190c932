import type { UploadedAnswerFile } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { FileUploadQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES_MAX = 10;
const NAME_CHARACTERS_MAX = 200;

/** Files by name and size, before anybody looks into them. A field without a file is sent as one without a name. */
export const parseFilesAnswer: ParseItemAnswer<FileUploadQuestion, UploadedAnswerFile[]> = (
  { filesMax },
  raw,
) => {
  const files = (typeof raw === 'string' ? [] : (raw ?? [])).flatMap((file) =>
    typeof file === 'string' || (file.name === '' && file.sizeBytes === 0) ? [] : [file],
  );
  if (files.length === 0) return { value: null, readAs: null };
  if (files.length > filesMax)
    return { problem: filesMax === 1 ? 'Hand in one file.' : `Hand in at most ${filesMax} files.` };
  const problem = files.map(fileProblem).find((found) => found !== undefined) ?? twinProblem(files);
  if (problem !== undefined) return { problem };
  return { value: files.map(({ name, sizeBytes }) => ({ name, sizeBytes })), readAs: null };
};

function fileProblem({ name, sizeBytes }: UploadedAnswerFile): string | undefined {
  if (name.length > NAME_CHARACTERS_MAX) return 'Give the file a shorter name.';
  if (sizeBytes === 0) return `“${name}” is empty. Choose another file.`;
  if (sizeBytes > FILE_MEGABYTES_MAX * MEGABYTE)
    return `“${name}” is too large. Hand in at most ${FILE_MEGABYTES_MAX} megabytes.`;
  return undefined;
}

function twinProblem(files: readonly UploadedAnswerFile[]): string | undefined {
  const names = files.map(({ name }) => name.normalize('NFC').toLowerCase());
  const twin = files.find((_, i) => names.indexOf(names[i] ?? '') !== i);
  return twin && `Two files are called “${twin.name}”. Rename one of them.`;
}

import {
  DECISION_RECORD_FILE_BYTES_MAX,
  type DecisionRecordFileCheckResult,
  verifyDecisionRecordFile,
} from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';

export type WhyRecordFileCannotBeChecked = 'too-large' | 'no-text' | 'no-hashing';

/** Reads a file that anybody may have written: nothing of it is run or drawn. */
export async function checkDecisionRecordFile(
  file: File,
): Promise<DecisionRecordFileCheckResult | WhyRecordFileCannotBeChecked> {
  if (file.size > DECISION_RECORD_FILE_BYTES_MAX) return 'too-large';
  if (!isSecureContext) return 'no-hashing';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text: string;
  try {
    text = decoder.decode(await file.arrayBuffer());
  } catch {
    return 'no-text';
  }
  const encoder = new TextEncoder();
  return verifyDecisionRecordFile(text, {
    // A copy, as what is hashed must stand in memory of its own.
    sha256: async (bytes) =>
      new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))),
    utf8: (part) => encoder.encode(part),
  });
}

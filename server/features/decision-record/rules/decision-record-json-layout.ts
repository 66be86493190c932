import { hashCanonicalJson } from '../../../crypto/hash-canonical-json.ts';
import type { DecisionRecordLayout } from './decision-record-layout-type.ts';

/** Canonical JSON (RFC 8785) as a whole: whoever writes it anew from what it says comes to the same bytes. */
export const decisionRecordJsonLayout: DecisionRecordLayout = {
  head: '{"format":"evenhand-decision-record/1","leaves":[',
  textOf: ({ content }) => hashCanonicalJson(content).text,
  leaf: ({ name, hash, salt, text, isFirst }) =>
    `${isFirst ? '' : ','}{"content":${text},"hash":"${hash}","name":${JSON.stringify(name)},"salt":"${salt}"}`,
  tail: ({ root }) => `],"root":"${root}"}`,
};

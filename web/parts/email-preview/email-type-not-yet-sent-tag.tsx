import { StatusTag } from '../../ui/status-tag.tsx';

/** Beside a type of e-mail whose words can be written, but that nothing sends by now. */
export function EmailTypeNotYetSentTag() {
  return <StatusTag colour="disabled">Used from the next version on</StatusTag>;
}

import { Tag } from '../../ui/tag.tsx';

/** Beside a type of e-mail whose words can be written, but that nothing sends by now. */
export function EmailTypeNotYetSentTag() {
  return <Tag colour="disabled">Used from the next version on</Tag>;
}

import type {
  StyledTextSpan,
  StyledTextSpans,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';

/** Words with what is emphasised and linked in them. */
export function InlineGuideText({ words }: { words: StyledTextSpans }) {
  return words.map((span, i) => <OneSpan key={i} {...span} />);
}

function OneSpan(span: StyledTextSpan) {
  if (span.kind === 'plain') return span.text;
  const inner = <InlineGuideText words={span.words} />;
  if (span.kind === 'strong') return <strong>{inner}</strong>;
  if (span.kind === 'em') return <em>{inner}</em>;
  return <a href={span.to}>{inner}</a>;
}

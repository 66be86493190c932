import { applyLinkCode } from '@evenhand/contract/builder.ts';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';

/** The white edge that a scanner needs, in squares. */
const QUIET = 4;

/** The link candidates come in by, to copy and to scan. */
export function ApplyLink({ jobId }: { jobId: number }) {
  const { data, error } = useCall(applyLinkCode, { params: { jobId } });
  const box = useRef<HTMLDivElement>(null);

  if (error) return <ErrorNote>We could not load the link. {error.message}</ErrorNote>;
  if (!data) return <div className="apply-link" aria-busy="true" />;

  async function copy(url: string) {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (!isCopied) box.current?.querySelector('input')?.select();
    showToast({
      text: isCopied ? 'Link copied.' : 'The link is marked. Copy it with your keyboard.',
    });
  }

  const side = data.size + 2 * QUIET;
  return (
    <div className="apply-link" ref={box}>
      <div className="apply-link-words">
        <Field label="Link for candidates" value={data.url} readOnly />
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy(data.url)}>
          Copy link
        </Button>
      </div>
      <svg
        className="apply-link-code"
        role="img"
        aria-label="QR code of the link"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={data.path} />
      </svg>
    </div>
  );
}

import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './link-with-qr-code.module.css';

/** The white edge that a scanner needs, in squares. */
const QUIET = 4;

type Props = {
  label: string;
  url: string;
  /** The squares of its code: how many on a side, and which are dark. */
  size: number;
  path: string;
  /** What the code is a code of. */
  codeOf: string;
};

/** A link to copy and to scan. */
export function LinkWithQrCode({ label, url, size, path, codeOf }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const side = size + 2 * QUIET;

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    if (!isCopied) box.current?.querySelector('input')?.select();
    showToast({
      text: isCopied ? 'Link copied.' : 'The link is marked. Copy it with your keyboard.',
    });
  }

  return (
    <div className={styles['shared-link']} ref={box}>
      <div className={styles['shared-link-words']}>
        <TextInputField label={label} value={url} readOnly />
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <svg
        className={styles['shared-link-code']}
        role="img"
        aria-label={`QR code of the ${codeOf}`}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </div>
  );
}

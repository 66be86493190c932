import { encodeDecisionRecordLeaf } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import { createHash } from 'node:crypto';

export type DecisionRecordLeafHash = { hash: string; salt: string };

const encoder = new TextEncoder();

/**
 * Hashes leaves as they come, and holds no more of them than there are levels: the tree of RFC 6962. A leaf has a salt of its own, so
 * that nobody can guess what stood in a blanked one from its hash.
 */
export function startDecisionRecordHashTree(
  /** 128 bits that nobody can guess, in hexadecimal digits. */
  drawSalt: () => string,
) {
  /** The roots of the full trees so far, the largest first; how many leaves each has. */
  const full: { hash: Buffer; leaves: number }[] = [];

  function add(hash: Buffer): void {
    full.push({ hash, leaves: 1 });
    for (let pair = lastPair(); pair !== undefined; pair = lastPair()) {
      full.splice(-2, 2, {
        hash: joined(pair.left.hash, pair.right.hash),
        leaves: 2 * pair.left.leaves,
      });
    }
  }

  function lastPair() {
    const [left, right] = full.slice(-2);
    return left !== undefined && right !== undefined && left.leaves === right.leaves
      ? { left, right }
      : undefined;
  }

  return {
    hashLeaf(name: string, text: string): DecisionRecordLeafHash {
      const salt = drawSalt();
      const utf8 = (part: string) => encoder.encode(part);
      const hash = createHash('sha256').update(
        encodeDecisionRecordLeaf({ name, salt, text }, { utf8 }),
      );
      return { hash: hash.digest('hex'), salt };
    },
    add: ({ hash }: DecisionRecordLeafHash) => add(Buffer.from(hash, 'hex')),
    /** The root of all leaves so far. */
    finish(): string {
      const root = full
        .map(({ hash }) => hash)
        .reduceRight<Buffer | undefined>(
          (right, left) => (right === undefined ? left : joined(left, right)),
          undefined,
        );
      return (root ?? Buffer.alloc(0)).toString('hex');
    },
  };
}

function joined(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(Uint8Array.of(1)).update(left).update(right).digest();
}

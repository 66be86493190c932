const KEY_BYTES = 32;
const ORG_BYTES = 6;

/** The token of the link that ends invitations: the organisation, and the address by its hash, which only the server can make. */
export function makeStopInvitationsToken({ orgId, key }: { orgId: number; key: Buffer }): string {
  const org = Buffer.alloc(ORG_BYTES);
  org.writeUIntBE(orgId, 0, ORG_BYTES);
  return Buffer.concat([org, key]).toString('base64url');
}

/** Undefined for anything else than such a token. */
export function parseStopInvitationsToken(
  token: string,
): { orgId: number; key: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ORG_BYTES + KEY_BYTES || bytes.toString('base64url') !== token)
    return undefined;
  return { orgId: bytes.readUIntBE(0, ORG_BYTES), key: bytes.subarray(ORG_BYTES) };
}

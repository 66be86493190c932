import type { FastifyReply } from 'fastify';

/** `name` is ours, never a visitor's: it stands in a header as it is. */
export type DownloadFile = { name: string; type: string; bytes: Buffer };

/** For whoever asked, to be kept by them and by nothing in between; whatever it is taken for, nothing in it runs. */
export function sendDownload(
  reply: FastifyReply,
  { name, type, bytes }: DownloadFile,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes);
}

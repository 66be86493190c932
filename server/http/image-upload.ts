import { UPLOAD_IMAGE_BYTES_MAX } from '@evenhand/contract/organisation/organisation-settings.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services-type.ts';
import type { ImagePurpose } from '../outside/reencode-image.ts';
import { Refusal } from './refusal.ts';

const IMAGE = /^image\/(jpeg|png|webp)$/i;

/** Lets the server read pictures; only the routes that take one let them in. */
export function addImageBodyParser(app: FastifyInstance): void {
  app.addContentTypeParser(IMAGE, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Of a route that takes a picture: anything else is refused before it is read. */
export const imageUploadRouteOptions = {
  bodyLimit: UPLOAD_IMAGE_BYTES_MAX,
  onRequest: async ({ headers }: FastifyRequest) => {
    const type = headers['content-type'];
    if (type !== undefined && !IMAGE.test(type))
      throw new Refusal('wrong-type', { message: 'Send a JPEG, PNG or WebP picture.' });
  },
};

/** @throws Refusal bad-image, busy */
export async function reencodeUploadedImage(
  { redrawImage }: Services,
  body: unknown,
  shape: ImagePurpose,
): Promise<Buffer> {
  const drawn = Buffer.isBuffer(body) ? await redrawImage(body, shape) : undefined;
  if (drawn === 'busy') throw new Refusal('busy');
  if (drawn === undefined) throw new Refusal('bad-image');
  return drawn;
}

import type { FastifyInstance } from 'fastify';

const BYTES_MAX = 10_000;

/**
 * A corner of the server for buttons that mail programs press (RFC 8058), with a form of either kind. What is in it says
 * nothing that the address does not, so it is read to its end, if that is near, and dropped.
 */
export function addOneClickUnsubscribeRoute(
  app: FastifyInstance,
  addRoute: (corner: FastifyInstance) => void,
) {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      corner.addContentTypeParser(
        type,
        { parseAs: 'buffer', bodyLimit: BYTES_MAX },
        (_request, _body, done) => done(null, {}),
      );
    addRoute(corner);
  });
}

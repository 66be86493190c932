import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
let admin: PlantedMember;
let member: PlantedMember;
beforeAll(async () => {
  const org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  member = await server.given.member(org);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3311' } });

function send(
  by: PlantedMember,
  bytes: Buffer,
  { to = `/api/user/${by.id}/photo`, type = 'image/jpeg', app = server.running.app } = {},
) {
  return app.inject({
    method: 'PUT',
    url: to,
    payload: bytes,
    headers: {
      cookie: `sid=${by.session}`,
      'x-csrf-token': deriveCsrfToken(by.session, server.services.config),
      'content-type': type,
    },
  });
}

test('a photo becomes a square of at most 512 pixels, small, and without anything that came with it', async () => {
  const withMetadata = await picture(1200, 900)
    .withExif({ IFD0: { Artist: 'zq-secret-place', Copyright: 'zq-secret-place' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">zq-secret-place</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(withMetadata.toString('latin1')).toContain('zq-secret-place');
  const hidden = Buffer.concat([withMetadata, Buffer.from('<script>zq-hidden</script>PK\x03\x04')]);
  const { photo } = (await send(member, hidden)).json();
  expect(photo).toMatch(new RegExp(`^/photos/${member.id}-\\d+\\.webp$`));
  const reply = await server.as(admin).get(photo);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const { format, width, height, exif, xmp, icc } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, height, exif, xmp, icc }).toEqual({
    format: 'webp',
    width: 512,
    height: 512,
    exif: undefined,
    xmp: undefined,
    icc: undefined,
  });
  expect(reply.rawPayload.length).toBeLessThanOrEqual(102_400);
  expect(reply.rawPayload.toString('latin1')).not.toMatch(/zq-|script/);
});

test('a picture that lies on its side is put upright', async () => {
  const halves = await sharp({
    create: { width: 40, height: 80, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: await picture(40, 40).png().toBuffer(), top: 0, left: 0 }])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const logo = (await send(admin, halves, { to: `/api/org/${admin.orgId}/logo` })).json().logo;
  const { width, height } = await sharp((await server.as(null).get(logo)).rawPayload).metadata();
  expect([width, height]).toEqual([80, 40]);
});

test.for(['png', 'webp'] as const)('a still %s is taken', async (kind) => {
  const bytes = await picture(30, 20)[kind]().toBuffer();
  expect((await send(member, bytes, { type: `image/${kind}` })).statusCode).toBe(200);
});

test.for([
  [
    'an SVG that says it is a PNG',
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a GIF', async () => picture(10, 10).gif().toBuffer()],
  ['a TIFF', async () => picture(10, 10).tiff().toBuffer()],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  [
    'a page behind the first bytes of a JPEG',
    async () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.from('<html><script>alert(1)</script>'),
      ]),
  ],
  [
    'a script behind the first bytes of a PNG',
    async () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('*/alert(1)//'),
      ]),
  ],
  ['half a JPEG', async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 1000)],
  ['half a PNG', async () => half(await noise(300, 300))],
  [
    'a WebP that is only its head',
    async () => Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'),
  ],
  ['a PNG of 400 million pixels', async () => bomb()],
  ['a WebP that moves', async () => moving()],
  ['a PNG that moves', async () => withChunk(await picture(10, 10).png().toBuffer(), 'acTL')],
  ['nothing at all', async () => Buffer.alloc(0)],
] as const)('%s is refused, and the photo from before stays', async ([, make]) => {
  const before = (await server.as(member).get('/api/user/current')).json().user.photo;
  const reply = await send(member, await make(), { type: 'image/png' });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-image']);
  expect((await server.as(member).get('/api/user/current')).json().user.photo).toBe(before);
});

test('more than ten megabytes are refused unread, and what is no picture by its type too', async () => {
  expect((await send(member, Buffer.alloc(10_000_001))).statusCode).toBe(413);
  for (const type of [
    'image/svg+xml',
    'image/gif',
    'text/html',
    'multipart/form-data; boundary=x',
    'application/json',
  ])
    expect([type, (await send(member, Buffer.from('{}'), { type })).statusCode]).toEqual([
      type,
      415,
    ]);
});

test('the server answers others while a hostile picture is looked at', async () => {
  const order: string[] = [];
  const looking = Promise.withResolvers<void>();
  const { app } = await openSecondServer(server, {
    redrawImage: async (...query) => {
      const drawn = server.services.redrawImage(...query).finally(() => order.push('looked at'));
      looking.resolve();
      return drawn;
    },
  });
  const hostile = send(member, await bomb(), { app });
  await looking.promise;
  await app.inject('/healthz').then(() => order.push('answered another'));
  expect((await hostile).statusCode).toBe(422);
  expect(order).toEqual(['answered another', 'looked at']);
});

test('nobody sets the photo of somebody else, and no other organisation sees it', async () => {
  const { photo } = (await send(member, await picture(20, 20).jpeg().toBuffer())).json();
  const other = await send(admin, await picture(20, 20).jpeg().toBuffer(), {
    to: `/api/user/${member.id}/photo`,
  });
  expect([other.statusCode, other.json().code]).toEqual([403, 'not-allowed']);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect((await server.as(stranger).get(photo)).statusCode).toBe(404);
  expect((await server.as(null).get(photo)).statusCode).toBe(401);
});

test('a photo that was removed or replaced is gone from its address', async () => {
  const first = (await send(member, await picture(20, 20).jpeg().toBuffer())).json().photo;
  const second = (await send(member, await picture(21, 21).jpeg().toBuffer())).json().photo;
  expect((await server.as(member).get(first)).statusCode).toBe(404);
  expect(
    (await server.as(member).put(`/api/rest/user/${member.id}`, { photo: null })).statusCode,
  ).toBe(200);
  expect((await server.as(member).get(second)).statusCode).toBe(404);
  expect((await server.as(member).get('/api/user/current')).json().user.photo).toBeNull();
});

test('a logo is open to whoever has its address, until it is removed', async () => {
  const to = `/api/org/${admin.orgId}/logo`;
  const { logo } = (
    await send(admin, await picture(900, 300).png().toBuffer(), { to, type: 'image/png' })
  ).json();
  const reply = await server.as(null).get(logo);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(reply.rawPayload).metadata();
  expect([width, height]).toEqual([512, 171]);
  expect((await server.as(null).get(logo.replace(/.{5}\.webp$/, 'aaaaa.webp'))).statusCode).toBe(
    404,
  );
  const removed = await server.running.app.inject({
    method: 'DELETE',
    url: to,
    headers: {
      cookie: `sid=${admin.session}`,
      'x-csrf-token': deriveCsrfToken(admin.session, server.services.config),
    },
  });
  expect(removed.statusCode).toBe(204);
  expect((await server.as(null).get(logo)).statusCode).toBe(404);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 2_654_435_761) >>> 24;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A small file that would fill more than a gigabyte. */
async function bomb(): Promise<Buffer> {
  const small = await picture(8, 8).png().toBuffer();
  const large = Buffer.from(small);
  large.writeUInt32BE(20_000, 16);
  large.writeUInt32BE(20_000, 20);
  return withSums(large);
}

async function moving(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 10, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ffffff'), await frame('#000000')], { join: { animated: true } })
    .webp({ delay: 100 })
    .toBuffer();
}

/** A PNG with one more chunk after its head. */
function withChunk(png: Buffer, name: string): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write(name, 4, 'latin1');
  chunk.writeUInt32BE(2, 8);
  return withSums(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
}

/** The same with check sums that hold, so that nothing is refused for them. */
function withSums(png: Buffer): Buffer {
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    png.writeUInt32BE(crc32(png.subarray(at + 4, at + 8 + length)), at + 8 + length);
    at += 12 + length;
  }
  return png;
}

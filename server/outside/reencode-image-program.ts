import sharp, { type ResizeOptions } from 'sharp';

// A program of its own, started by reencode-image.ts: a picture comes in by standard input, the drawn one goes out.

const PIXELS_MAX = 50_000_000;
/** What is tried in turn, until it is small enough: most pictures are at once. */
const SMALL = {
  bytesMax: 102_400,
  tries: [
    { side: 512, quality: 84 },
    { side: 512, quality: 60 },
    { side: 256, quality: 70 },
    { side: 256, quality: 40 },
  ],
};
const LARGE = {
  bytesMax: 409_600,
  tries: [
    { side: 1600, quality: 80 },
    { side: 1600, quality: 55 },
    { side: 1000, quality: 60 },
    { side: 800, quality: 40 },
  ],
};
const shape = process.argv[2];
const { bytesMax, tries } = shape === 'picture' ? LARGE : SMALL;
const MEMORY_MAX_BYTES = 512 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.kill(process.pid, 'SIGKILL');
}, 20).unref();

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the three decoders, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const drawn = await draw(Buffer.concat(await process.stdin.toArray())).catch(() => undefined);
if (drawn === undefined) process.exitCode = 2;
else process.stdout.write(drawn);

async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX, pages: 1 });
  const { width, height, pages = 1 } = await source.metadata();
  if (pages > 1) return undefined;
  // What goes out is made of pixels alone: no metadata, no profile, nothing hidden behind the end.
  const { data, info } = await source
    .autoOrient()
    .resize(
      shape === 'photo' ? square(Math.min(512, width, height)) : inside(tries[0]?.side ?? 512),
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { side, quality } of tries) {
    const webp = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
      .resize(inside(side))
      .webp({ quality, effort: 4 })
      .toBuffer();
    if (webp.length <= bytesMax) return webp;
  }
  return undefined;
}

function inside(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}

function square(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'cover' };
}

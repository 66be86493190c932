import sharp, { type ResizeOptions } from 'sharp';

// A program of its own, started by redraw-image.ts: a picture comes in by standard input, the drawn one goes out.

const PIXELS_MAX = 50_000_000;
const BYTES_MAX = 102_400;
/** What is tried in turn, until it is small enough: most pictures are at once. */
const TRIES = [
  { side: 512, quality: 84 },
  { side: 512, quality: 60 },
  { side: 256, quality: 70 },
  { side: 256, quality: 40 },
];
const MEMORY_MAX_BYTES = 512 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.exit(3);
}, 20).unref();

sharp.cache(false);
sharp.concurrency(1);
// Nothing but the three decoders, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const drawn = await draw(Buffer.concat(await process.stdin.toArray())).catch(() => undefined);
if (drawn === undefined) process.exit(2);
process.stdout.write(drawn);

async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX, pages: 1 });
  const { width, height, pages = 1 } = await source.metadata();
  if (pages > 1) return undefined;
  // What goes out is made of pixels alone: no metadata, no profile, nothing hidden behind the end.
  const { data, info } = await source
    .autoOrient()
    .resize(process.argv[2] === 'logo' ? inside(512) : square(Math.min(512, width, height)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { side, quality } of TRIES) {
    const webp = await sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
      .resize(inside(side))
      .webp({ quality, effort: 4 })
      .toBuffer();
    if (webp.length <= BYTES_MAX) return webp;
  }
  return undefined;
}

function inside(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true };
}

function square(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'cover' };
}

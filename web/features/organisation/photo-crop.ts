/** Where the square stands in the picture: `x` and `y` from 0 to 1, `zoom` from 1 for as much as fits. */
export type PhotoCrop = { x: number; y: number; zoom: number };

export const PHOTO_ZOOM_MAX = 4;
export const photoCropOfWholePhoto: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };

type Size = { width: number; height: number };

/** The square that is cut out, in pixels of the picture; always inside it. */
export function photoCropSquare({ x, y, zoom }: PhotoCrop, { width, height }: Size) {
  const side = Math.min(width, height) / clamp(zoom, 1, PHOTO_ZOOM_MAX);
  return { left: (width - side) * clamp(x, 0, 1), top: (height - side) * clamp(y, 0, 1), side };
}

/** The crop after the picture was dragged by so many squares to the right and down. */
export function movePhotoCrop(
  crop: PhotoCrop,
  size: Size,
  by: { right: number; down: number },
): PhotoCrop {
  const { side } = photoCropSquare(crop, size);
  const room = { x: size.width - side, y: size.height - side };
  return {
    ...crop,
    x: room.x > 0 ? clamp(crop.x - (by.right * side) / room.x, 0, 1) : crop.x,
    y: room.y > 0 ? clamp(crop.y - (by.down * side) / room.y, 0, 1) : crop.y,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

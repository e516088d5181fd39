/** Making a picture small before it is sent: what a camera takes is larger than the server wants. */
import { MAX_PICTURE_BYTES } from '@/src/contract/limits';

/** Pixels of a side of what is made: twice what is shown at most. */
const SIDE = 512;

/** Draws the middle of a picture as a square. */
async function squareOf(picture: ImageBitmap): Promise<Blob | null> {
  const edge = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  context.drawImage(picture, left, top, edge, edge, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/**
 * The picture as it is, or, where it is too large to be sent, a small one made of it. null where
 * this browser cannot read it, whatever its name says: it could not be looked at before it is sent.
 */
export async function smallEnough(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const small = file.size <= MAX_PICTURE_BYTES ? file : await squareOf(picture);
    picture.close();
    return small;
  } catch {
    return null;
  }
}

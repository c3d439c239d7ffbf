import type { Page } from 'playwright-core';

/**
 * A JPEG of 12 megapixels as a phone that is held upright writes it: lying on its side, with the orientation in its
 * metadata. Upright its top is red and its bottom blue; what is on it makes it more than a megabyte.
 */
export async function takePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#d00000';
    context.fillRect(0, 0, 2000, 3000);
    context.fillStyle = '#0000d0';
    context.fillRect(2000, 0, 2000, 3000);
    for (let index = 0; index < 200_000; index += 1) {
      context.fillStyle = `hsl(${index % 360} 60% 50% / 0.35)`;
      context.fillRect((index * 7919) % 4000, (index * 104_729) % 3000, 9, 9);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(blob);
    });
    return address.replace(/^.*,/, '');
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), orientation(6), jpeg.subarray(2)]);
}

/** Metadata (Exif) that say nothing but how the picture is to be turned. */
function orientation(value: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(value, 18);
  const data = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
}

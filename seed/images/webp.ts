import sharp from 'sharp'
import { frame } from './frame'

/** How pictures are written; a change here renders all of them again. */
export const settings = {
  picture: { ...frame, quality: 80, effort: 4 },
  placeholder: { width: 8, height: 10, quality: 30, effort: 4 },
} as const

/** A drawing as WebP, and the few bytes to show until it has arrived. */
export async function toWebp(svg: string): Promise<{ picture: Buffer; placeholder: string }> {
  const drawing = await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 0 }).toBuffer()
  const tiny = await encode(drawing, settings.placeholder)
  return {
    picture: await encode(drawing, settings.picture),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

type Encoding = { width: number; height: number; quality: number; effort: number }

function encode(drawing: Buffer, { width, height, quality, effort }: Encoding): Promise<Buffer> {
  return sharp(drawing).resize(width, height).webp({ quality, effort }).toBuffer()
}

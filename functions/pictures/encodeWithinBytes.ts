import type { Sharp } from 'sharp'

// The blur, in pixels, of a picture that is too large even in its lowest quality: one of sand, or of noise.
const blurs = [1, 2, 4, 8]

/**
 * Encodes a picture with one quality after the other until the file is small enough, then with the last quality from
 * softer and softer pixels. Returns the last file if none is small enough.
 */
export async function encodeWithinBytes(
  pixels: Sharp,
  { qualities, maxBytes }: { qualities: readonly number[]; maxBytes: number },
  encode: (pixels: Sharp, quality: number) => Sharp,
): Promise<Buffer> {
  const lowest = qualities.at(-1) ?? 1
  const attempts = [
    ...qualities.map((quality) => () => encode(pixels.clone(), quality)),
    ...blurs.map((blur) => () => encode(pixels.clone().blur(blur), lowest)),
  ]
  let file = Buffer.alloc(0)
  for (const attempt of attempts) {
    file = await attempt().toBuffer()
    if (file.length <= maxBytes) break
  }
  return file
}

/** A quality and four lower ones. */
export function getFallingQualities(quality: number): number[] {
  return [1, 0.85, 0.7, 0.55, 0.4].map((share) => Math.round(quality * share))
}

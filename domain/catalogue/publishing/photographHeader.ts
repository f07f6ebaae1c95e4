type PhotographHeader = { width: number; height: number }

// AVIF and HEIF files have their sizes in the first boxes, before the coded pixels, in which any bytes may occur.
const maxBoxBytes = 65_536

/** Reads an image file's size from its first bytes, without decoding it; null for any other file, whatever its name. */
export function readPhotographHeader(file: Uint8Array<ArrayBuffer>): PhotographHeader | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  try {
    if (view.getUint16(0) === 0xffd8) return readJpeg(view)
    if (readText(view, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (readText(view, 0, 4) === 'RIFF' && readText(view, 8, 4) === 'WEBP') return readWebp(view)
    return readText(view, 4, 4) === 'ftyp' ? readBoxes(view) : null
  } catch {
    // The file ends before its size.
    return null
  }
}

/** Finds the frame header of a JPEG file: markers 0xC0 to 0xCF, of which three have another meaning. */
function readJpeg(view: DataView): PhotographHeader | null {
  for (let offset = 2; view.getUint8(offset) === 0xff; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint8(offset + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
  }
  return null
}

function readWebp(view: DataView): PhotographHeader | null {
  switch (readText(view, 12, 4)) {
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

/** Finds the largest image of an AVIF or HEIC file: each has a box 'ispe' with its size. */
function readBoxes(view: DataView): PhotographHeader | null {
  let largest: PhotographHeader | null = null
  for (let offset = 0; offset + 16 <= Math.min(view.byteLength, maxBoxBytes); offset += 1) {
    if (readText(view, offset, 4) !== 'ispe') continue
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) }
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

function readText(view: DataView, offset: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(offset + index))).join('')
}

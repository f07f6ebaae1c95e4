/** Decodes UTF-8, or UTF-16 with a byte order mark. Null for another encoding: its letters could only be guessed. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

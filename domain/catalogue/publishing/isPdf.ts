// Readers look for the end of a PDF there.
const endBytes = 1024

/** Whether a file is a whole PDF: it begins with its mark, and has the end of one near its own end. */
export function isPdf(file: Uint8Array): boolean {
  return readText(file.subarray(0, 5)) === '%PDF-' && readText(file.subarray(-endBytes)).includes('%%EOF')
}

function readText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

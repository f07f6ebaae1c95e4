// Browsers read the file after the click; a minute is enough for a slow device.
const releaseAfterMs = 60_000

export function downloadTextFile(fileName: string, { text, type }: { text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs)
}

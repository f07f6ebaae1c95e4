/** Formats other names as one cell: 'Ori | Òrí'. A backslash marks a bar that belongs to a name. */
export function formatOtherNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ')
}

/** Parses what formatOtherNames writes, with spaces as staff type them. */
export function parseOtherNames(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return parts.map((part) => part.replace(/\\([\\|])/g, '$1').trim()).filter((name) => name !== '')
}

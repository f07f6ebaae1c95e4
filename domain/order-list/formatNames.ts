const maxNames = 3

export function formatNames(names: readonly string[]): string {
  const restCount = names.length - maxNames
  // 'and 1 more' would be no shorter than the name.
  if (restCount <= 1) return names.join(', ')
  return `${names.slice(0, maxNames).join(', ')} and ${restCount} more`
}

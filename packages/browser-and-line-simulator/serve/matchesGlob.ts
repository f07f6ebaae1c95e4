const tokenPattern = /\*\*\/|\*\*|\*|\?|@\(([^()]*)\)|\{([^{}]*)\}|[^*?@{]+|./g

/** Matches a `source` pattern of firebase.json with *, **, ?, {a,b}, @(a|b) and a leading !; throws for other patterns. */
export function matchesGlob(path: string, glob: string): boolean {
  if (/^!(?!\()/.test(glob)) return !matchesGlob(path, glob.slice(1))
  if (/[!+[\]]/.test(glob)) throw new Error(`The bench does not understand the source '${glob}'.`)
  const absoluteGlob = glob.startsWith('/') ? glob : `/${glob}`
  const pattern = absoluteGlob.replaceAll(
    tokenPattern,
    (part, choices: string | undefined, list: string | undefined) =>
      toPattern(part, choices?.split('|') ?? list?.split(',')),
  )
  return new RegExp(`^${pattern}$`).test(path)
}

function toPattern(part: string, choices: string[] | undefined): string {
  if (choices) return `(?:${choices.map(escapeRegExp).join('|')})`
  if (part === '**/') return '(?:.*/)?'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  return part === '?' ? '[^/]' : escapeRegExp(part)
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

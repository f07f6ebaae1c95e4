const token = /\*\*\/|\*\*|\*|\?|@\(([^()]*)\)|\{([^{}]*)\}|[^*?@{]+|./g

/** Whether a path fits a `source` of firebase.json: *, **, ?, {a,b} and @(a|b) are understood, others are refused. */
export function fitsGlob(path: string, glob: string): boolean {
  if (/[!+[\]]/.test(glob)) throw new Error(`The bench does not understand the source '${glob}'.`)
  const rooted = glob.startsWith('/') ? glob : `/${glob}`
  const pattern = rooted.replaceAll(token, (part, choices: string | undefined, list: string | undefined) =>
    patternOf(part, choices?.split('|') ?? list?.split(',')),
  )
  return new RegExp(`^${pattern}$`).test(path)
}

function patternOf(part: string, choices: string[] | undefined): string {
  if (choices) return `(?:${choices.map(literal).join('|')})`
  if (part === '**/') return '(?:.*/)?'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  return part === '?' ? '[^/]' : literal(part)
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

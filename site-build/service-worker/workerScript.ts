import type { BuildDescription } from '../../web/offline/buildDescription'

const prefix = 'self.build='
const suffix = ';\n'

/** The service worker's script: a first line that describes the build, and the code that reads it. */
export function createWorkerScript(build: BuildDescription, code: string): string {
  return `${prefix}${JSON.stringify(build)}${suffix}${code}`
}

export function parseWorkerScript(script: string): { build: BuildDescription; code: string } {
  const endOfLine = script.indexOf(suffix)
  if (!script.startsWith(prefix) || endOfLine < 0)
    throw new Error(`The service worker does not begin with ${prefix}`)
  const build = JSON.parse(script.slice(prefix.length, endOfLine)) as BuildDescription
  return { build, code: script.slice(endOfLine + suffix.length) }
}

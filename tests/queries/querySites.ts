import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../seed/projectFolders'

/** The folders whose code makes queries of Firestore in production. */
const queryFolders = ['functions', 'web/data'] as const

const callPattern = /(?<!function )\b(?:where|orderBy)\(/
const ignoredPattern = /\/(?:dist|node_modules)\//

/** Lists the lines of a folder that filter or sort a query, such as 'functions/push/pushDevices.ts:52'. */
export function listQuerySites(folder: (typeof queryFolders)[number]): string[] {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !ignoredPattern.test(file))
  return files.flatMap((file) => {
    const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => (callPattern.test(line) ? `${file}:${index + 1}` : []))
  })
}

/** The line of the sources that made the call of which this is the stack; undefined for calls of tests. */
export function findQuerySite(stack = ''): string | undefined {
  const places = [...stack.matchAll(/([^\s(]+):(\d+):\d+\)?$/gm)].map(([, path = '', line = '']) => ({
    file: path.slice(path.indexOf(projectRoot) + projectRoot.length + 1),
    line,
  }))
  const site = places.find(({ file }) => queryFolders.some((folder) => file.startsWith(`${folder}/`)))
  return site && `${site.file}:${site.line}`
}

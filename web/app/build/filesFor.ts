import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const web = join(import.meta.dirname, '../..')

/** The scripts and style sheets that must arrive before these modules run, each once. */
export function filesFor(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const reached = new Set(modules.flatMap((module) => chunksOf(chunks, module)))
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  const scripts = [...reached].map(({ fileName }) => fileName)
  const sheets = [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...scripts, ...sheets])]
}

/** The script that holds a module's own text. */
export function scriptWith(bundle: Rolldown.OutputBundle, module: string): string {
  const id = normalizePath(join(web, module))
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (!chunk) throw new Error(`the service worker needs ${module}: it is not in the build`)
  return chunk.fileName
}

/** The chunk that holds a module, and the one that hands it on where another chunk shares it. */
function chunksOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk[] {
  const id = module.startsWith('virtual:') ? `\0${module}` : normalizePath(join(web, module))
  const found = chunks.filter(
    ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
  )
  if (found.length === 0) throw new Error(`the service worker shall keep ${module}: it is not in the build`)
  return found
}

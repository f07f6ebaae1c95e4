import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { projectRoot } from '../../seed/projectFolders'

/** The scripts and style sheets that must be loaded before these modules run. */
export function listRequiredFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const requiredChunks = new Set(modules.flatMap((module) => findModuleChunks(chunks, module)))
  for (const { imports } of requiredChunks)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) requiredChunks.add(chunk)
  const scripts = [...requiredChunks].map(({ fileName }) => fileName)
  const stylesheets = [...requiredChunks].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set([...scripts, ...stylesheets])]
}

/** Returns the name of the built script that contains a source module. */
export function findModuleScript(bundle: Rolldown.OutputBundle, module: string): string {
  const id = normalizePath(join(projectRoot, module))
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (!chunk) throw new Error(`the service worker needs ${module}: it is not in the build`)
  return chunk.fileName
}

/** Finds the chunk that contains a module. If it is a shared chunk, also finds the chunk that re-exports the module. */
function findModuleChunks(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk[] {
  const id = module.startsWith('virtual:') ? `\0${module}` : normalizePath(join(projectRoot, module))
  const moduleChunks = chunks.filter(
    ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
  )
  if (moduleChunks.length === 0)
    throw new Error(`the service worker precaches ${module}: it is not in the build`)
  return moduleChunks
}

import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Renders a screen's style and script tags. Scripts have low priority, so that they do not delay pictures. */
export function renderPreloadTags(
  screen: string,
  template: string,
  bundle: Bundle,
): { styles: string; scripts: string } {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.name === screen,
  )
  if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk of the screen ${screen}`)
  const addedChunks = listStaticImports(chunk, bundle).filter(
    ({ fileName }) => !template.includes(`/${fileName}"`),
  )
  const styles = new Set(addedChunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const renderStylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`
  const renderModulePreload = ({ fileName }: Rolldown.OutputChunk) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}" />`
  return {
    styles: [...styles].map(renderStylesheet).join(''),
    scripts: addedChunks.map(renderModulePreload).join(''),
  }
}

/** A chunk and all chunks that it imports statically, directly or not. */
function listStaticImports(chunk: Rolldown.OutputChunk, bundle: Bundle): Rolldown.OutputChunk[] {
  const importedChunks = new Set([chunk])
  for (const { imports } of importedChunks) {
    for (const fileName of imports) {
      const file = bundle[fileName]
      if (file?.type === 'chunk') importedChunks.add(file)
    }
  }
  return [...importedChunks]
}

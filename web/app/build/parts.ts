import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * The tags that fetch a screen's part of the program and its styles along with the page, as far as the page's own tags do
 * not: code at low priority, so that it never takes the line from a picture.
 */
export function partsOf(
  screen: string,
  template: string,
  bundle: Bundle,
): { styles: string; scripts: string } {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.name === screen,
  )
  if (chunk?.type !== 'chunk') return { styles: '', scripts: '' }
  const added = reachedFrom(chunk, bundle).filter(({ fileName }) => !template.includes(`/${fileName}"`))
  const styles = new Set(added.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const sheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`
  const script = ({ fileName }: Rolldown.OutputChunk) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}" />`
  return { styles: [...styles].map(sheet).join(''), scripts: added.map(script).join('') }
}

/** A chunk and all that must arrive before it runs. */
function reachedFrom(chunk: Rolldown.OutputChunk, bundle: Bundle): Rolldown.OutputChunk[] {
  const reached = new Set([chunk])
  for (const { imports } of reached) {
    for (const fileName of imports) {
      const file = bundle[fileName]
      if (file?.type === 'chunk') reached.add(file)
    }
  }
  return [...reached]
}

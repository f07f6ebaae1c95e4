import { groupBy } from '../domain/groupBy'

const hashedFile = /^(assets(?:\/desk)?|catalogue\/[0-9a-f]{10}|pictures)\/([^/]+\.[^/]+)$/

/** Lists the sources of firebase.json that match the files of a site whose path has a hash, and no other path. */
export function listCachedSources(files: readonly string[]): string[] {
  const hashed = files.toSorted().flatMap((file) => {
    const [, folder, name] = hashedFile.exec(file) ?? []
    return folder === undefined || name === undefined ? [] : [{ folder, name }]
  })
  return [...groupBy(hashed, ({ folder }) => folder)].flatMap(([folder, group]) => {
    const names = group.map(({ name }) => name)
    return folder === 'pictures' ? listPictureSources(names) : [`/${folder}/${anyOf(names)}`]
  })
}

// 'oil-0f55628fb5-320.avif': pictures with the same sizes share a source, which keeps it short.
function listPictureSources(names: readonly string[]): string[] {
  const pictures = groupBy(names, (name) => name.slice(0, name.lastIndexOf('-')))
  const endings = [...pictures].map(([picture, files]) => ({
    picture,
    ending: anyOf(files.map((file) => file.slice(picture.length))),
  }))
  return [...groupBy(endings, ({ ending }) => ending)].map(
    ([ending, group]) => `/pictures/${anyOf(group.map(({ picture }) => picture))}${ending}`,
  )
}

function anyOf(texts: readonly string[]): string {
  return `@(${texts.join('|')})`
}

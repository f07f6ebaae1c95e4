import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { socialCardFileName, pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { renderBrandFiles } from '../../seed/rendering/brandFiles'
import { contentTypeByExtension } from '../../domain/catalogue/contentTypes'
import { writeNamedFile } from '../../seed/formatErrorMessage'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'

type Pictures = CatalogueWithPictures['pictures']

/** Copies all picture files into the folder of a built site. */
export async function writePictures(pictures: Pictures, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await mapWithConcurrency([...listPictureFiles(pictures)], 16, ([name, file]) =>
    copyFile(file, join(folder, name)),
  )
}

/** Writes the brand files, such as icons, into the folder of a built site. */
export async function writeBrandFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = await renderBrandFiles()
  await Promise.all([...files].map(([name, content]) => writeNamedFile(join(folder, name), content)))
}

/** Serves product pictures in the dev server. */
export function createPictureFileMiddleware(
  loadPrepared: () => Promise<CatalogueWithPictures>,
): Connect.NextHandleFunction {
  return createFileMiddleware(async (name) => {
    const file = listPictureFiles((await loadPrepared()).pictures).get(name)
    return file === undefined ? undefined : readFile(file)
  })
}

/** Serves the brand files, such as icons, in the dev server. */
export function createBrandFileMiddleware(): Connect.NextHandleFunction {
  return createFileMiddleware(async (name) => (await renderBrandFiles()).get(name))
}

/** Creates middleware that responds with the file that `readFileByName` returns for the file name in the URL. */
export function createFileMiddleware(
  readFileByName: (name: string) => Promise<Buffer | undefined>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = request.url?.slice(1) ?? ''
    const respond = (content: Buffer | undefined) => {
      if (content === undefined) next()
      else response.setHeader('Content-Type', contentTypeByExtension[extname(name)] ?? '').end(content)
    }
    readFileByName(name).then(respond).catch(next)
  }
}

/** Maps the file name of each product picture on the site to its path on disk. */
function listPictureFiles(pictures: Pictures): Map<string, string> {
  return new Map(
    [...pictures.values()].flatMap(({ name, folder }) =>
      [...pictureVariantNames, socialCardFileName].map(
        (rendition) => [`${name}-${rendition}`, join(folder, rendition)] as const,
      ),
    ),
  )
}

import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { socialCardFileName, pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { renderBrandFiles } from '../../seed/rendering/brandFiles'
import { contentTypeByExtension } from '../../domain/catalogue/contentTypes'
import { writeNamedFile } from '../../seed/formatErrorMessage'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'

/** The path on disk of each file of a folder of the site, by its name there. */
type FilesByName = ReadonlyMap<string, string>

/** Copies files into the folder of a built site. */
export async function copyFiles(files: FilesByName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await mapWithConcurrency([...files], 16, ([name, file]) => copyFile(file, join(folder, name)))
}

/** Writes the brand files, such as icons, into the folder of a built site. */
export async function writeBrandFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = await renderBrandFiles()
  await Promise.all([...files].map(([name, content]) => writeNamedFile(join(folder, name), content)))
}

/** Serves files of the disk in the dev server. */
export function createDiskFileMiddleware(loadFiles: () => Promise<FilesByName>): Connect.NextHandleFunction {
  return createFileMiddleware(async (name) => {
    const file = (await loadFiles()).get(name)
    return file === undefined ? undefined : readFile(file)
  })
}

/** Serves the brand files, such as icons, in the dev server. */
export function createBrandFileMiddleware(): Connect.NextHandleFunction {
  return createFileMiddleware(async (name) => (await renderBrandFiles()).get(name))
}

/** Creates middleware that responds with the file that `readFileByName` returns for the file name in the URL. */
function createFileMiddleware(
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

/** Lists the files of all product pictures: the path of each by its name on the site. */
export function listPictureFiles({ pictures }: CatalogueWithPictures): FilesByName {
  return new Map(
    [...pictures.values()].flatMap(({ name, folder }) =>
      [...pictureVariantNames, socialCardFileName].map(
        (rendition) => [`${name}-${rendition}`, join(folder, rendition)] as const,
      ),
    ),
  )
}

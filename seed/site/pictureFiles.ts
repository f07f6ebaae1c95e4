import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { cardName, renditionNames } from '../images/renditions'
import { brandFiles } from '../images/brand'
import { contentTypes } from '../images/contentTypes'
import { inParallel } from '../inParallel'
import type { Prepared } from '../prepare'

type Pictures = Prepared['pictures']

/** Copies every file of every picture into the folder of a built site; none is held in memory. */
export async function writePictures(pictures: Pictures, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await inParallel([...filesOf(pictures)], 16, ([name, file]) => copyFile(file, join(folder, name)))
}

/** Writes the brand's files into the folder of a built site. */
export async function writeBrand(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = await brandFiles()
  await Promise.all([...files].map(([name, content]) => writeFile(join(folder, name), content)))
}

/** Answers for pictures while developing. */
export function servePictures(read: () => Promise<Prepared>): Connect.NextHandleFunction {
  return serve(async (name) => {
    const file = filesOf((await read()).pictures).get(name)
    return file === undefined ? undefined : readFile(file)
  })
}

/** Answers for the brand's files while developing. */
export function serveBrand(): Connect.NextHandleFunction {
  return serve(async (name) => (await brandFiles()).get(name))
}

/** Answers with what is found by the name that the URL ends with. */
export function serve(find: (name: string) => Promise<Buffer | undefined>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = request.url?.slice(1) ?? ''
    const answer = (content: Buffer | undefined) => {
      if (content === undefined) next()
      else response.setHeader('Content-Type', contentTypes[extname(name)] ?? '').end(content)
    }
    find(name).then(answer).catch(next)
  }
}

/** Where each file lies, by its name on the site. */
function filesOf(pictures: Pictures): Map<string, string> {
  return new Map(
    [...pictures.values()].flatMap(({ name, folder }) =>
      [...renditionNames, cardName].map(
        (rendition) => [`${name}-${rendition}`, join(folder, rendition)] as const,
      ),
    ),
  )
}

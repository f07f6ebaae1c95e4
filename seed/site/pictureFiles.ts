import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { renditionNames } from '../images/renditions'
import { contentTypes } from '../images/contentTypes'
import { inParallel } from '../inParallel'
import type { Prepared } from '../prepare'

type Pictures = Prepared['pictures']

/** Copies every file of every picture into the folder of a built site; none is held in memory. */
export async function writePictures(pictures: Pictures, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await inParallel([...filesOf(pictures)], 16, ([name, file]) => copyFile(file, join(folder, name)))
}

/** Answers for a picture's files while developing, under whatever path it is told to stand at. */
export function servePictures(read: () => Promise<Prepared>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = request.url?.slice(1) ?? ''
    const answer = async () => {
      const file = filesOf((await read()).pictures).get(name)
      if (file === undefined) next()
      else response.setHeader('Content-Type', contentTypes[extname(name)] ?? '').end(await readFile(file))
    }
    answer().catch(next)
  }
}

/** Where each file lies, by its name on the site. */
function filesOf(pictures: Pictures): Map<string, string> {
  return new Map(
    [...pictures.values()].flatMap(({ name, folder }) =>
      renditionNames.map((rendition) => [`${name}-${rendition}`, join(folder, rendition)] as const),
    ),
  )
}

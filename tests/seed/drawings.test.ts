import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { defaultCatalogueFolders, projectRoot } from '../../seed/projectFolders'
import { loadPhotographs } from '../../seed/rendering/photographs'
import { drawingsFolder } from '../../seed/rendering/pictureSources'
import { sceneNames } from '../../seed/rendering/renderScenes'

const maxDrawingBytes = 120_000
const maxSceneBytes = 180_000

const scenesFolder = join(projectRoot, 'seed/pictures/scenes')
const { products, hiddenProducts } = await loadCatalogue()
const allProducts = [...products, ...hiddenProducts]
const drawings = readSvgFiles(drawingsFolder)
const scenes = readSvgFiles(scenesFolder)

describe('the drawings', () => {
  test('show every product without a photograph, and nothing else', async () => {
    const photographs = await loadPhotographs(defaultCatalogueFolders.photographs, allProducts)
    const drawn = new Set(drawings.map(({ name }) => name))
    const ids = new Set(allProducts.map(({ id }) => `${id}.svg`))
    expect(allProducts.filter(({ id }) => !drawn.has(`${id}.svg`) && !photographs.has(id))).toEqual([])
    expect([...drawn].filter((name) => !ids.has(name))).toEqual([])
  })

  test('differ from one another', () =>
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length))

  test('are 640 by 800 units and small', async () => {
    expect(await listOtherSizes(drawings, '640x800')).toEqual([])
    expect(drawings.filter(({ svg }) => svg.length > maxDrawingBytes).map(({ name }) => name)).toEqual([])
  })
})

describe('the scenes', () => {
  test('are those that Home and About show', () =>
    expect(scenes.map(({ name }) => name)).toEqual(sceneNames.map((name) => `${name}.svg`).toSorted()))

  test('are 1280 by 960 units and small', async () => {
    expect(await listOtherSizes(scenes, '1280x960')).toEqual([])
    expect(scenes.filter(({ svg }) => svg.length > maxSceneBytes).map(({ name }) => name)).toEqual([])
  })
})

// A font or a file of another machine would change the picture; a raster cannot be edited or enlarged.
test('no drawing has text, scripts, rasters or references to other files', () => {
  const forbidden =
    /<(?:text|script|image|foreignObject|style)\b|font|NaN|undefined|(?:href|src)="(?!#)|url\((?!#)/
  expect([...drawings, ...scenes].filter(({ svg }) => forbidden.test(svg)).map(({ name }) => name)).toEqual(
    [],
  )
})

test('every reference of a drawing has its target', () => {
  const broken = [...drawings, ...scenes].flatMap(({ name, svg }) => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    return references.filter((id) => !ids.has(id)).map((id) => `${name}: #${id}`)
  })
  expect(broken).toEqual([])
})

type SvgFile = { name: string; svg: string }

function readSvgFiles(folder: string): SvgFile[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, svg: readFileSync(join(folder, name), 'utf8') }))
}

/** Reading the size also parses the whole file. */
async function listOtherSizes(files: readonly SvgFile[], size: string): Promise<string[]> {
  const sizes = files.map(async ({ name, svg }) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    return `${width}x${height}` === size ? [] : [`${name}: ${width}x${height}`]
  })
  return (await Promise.all(sizes)).flat()
}

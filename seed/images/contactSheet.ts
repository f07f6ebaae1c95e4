import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Product } from '../../web/domain/product'
import type { Prepared } from '../prepare'

/** Writes a page of all pictures with their names, to look at them at once; answers where it is. */
export async function writeContactSheet(
  { products, pictures }: Pick<Prepared, 'products' | 'pictures'>,
  file: string,
): Promise<string> {
  const figures = products.map((product) => figure(product, pictures.get(product.id)?.folder ?? '', file))
  await writeFile(file, page(figures.join('\n')))
  return pathToFileURL(file).href
}

function figure({ id, name }: Product, folder: string, file: string): string {
  const source = encodeURI(relative(dirname(file), join(folder, '640.webp')).replaceAll('\\', '/'))
  const plain = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<figure><img src="${source}" alt="" loading="lazy" /><figcaption>${id} ${plain}</figcaption></figure>`
}

function page(figures: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 12px; margin: 16px; background: #faf6ec; font: 14px sans-serif }
figure { margin: 0 }
img { width: 100%; aspect-ratio: 4 / 5; border-radius: 8px }
</style>
${figures}
</html>
`
}

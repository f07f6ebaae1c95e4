import type { Colour } from './colour'
import { randomFor, type Random } from './random'
import { element } from './svg'

/** What a picture is drawn with: chance that its id decides, and paints that its content refers to. */
export type Pen = {
  random: Random
  /** A gradient from the top left, where the light comes from, to the bottom right. */
  lit: (...colours: readonly Colour[]) => string
  /** A gradient from left to right, for what is round and upright. */
  across: (...colours: readonly Colour[]) => string
  /** A gradient from top to bottom. */
  down: (...colours: readonly Colour[]) => string
  /** A gradient around the spot that the light falls on, for what is round all over. */
  round: (...colours: readonly Colour[]) => string
  /** What to put into `clip-path` so that nothing shows outside a path. */
  inside: (outline: string) => string
  /** Keeps content to be shown often; answers what `stamp` takes. */
  keep: (content: string) => string
  /** All that the content refers to. */
  definitions: () => string
}

/** Draws one picture: what stands on its paper. */
export type Drawing = (pen: Pen) => string

/** The drawings of some products, by id. */
export type Drawings = Readonly<Record<string, Drawing>>

/** A pen for the product of that id. */
export function penFor(id: string): Pen {
  const kept = new Map<string, string>()
  const name = (body: (id: string) => string) => {
    const key = body('')
    const id = kept.get(key) ?? `d${kept.size}`
    kept.set(key, id)
    return id
  }
  const paint = (tag: string, ways: Readonly<Record<string, string>>, colours: readonly Colour[]) =>
    `url(#${name((id) => element(tag, { id, ...ways }, ...stops(colours)))})`
  const linear =
    (ways: Readonly<Record<string, string>>) =>
    (...colours: readonly Colour[]) =>
      paint('linearGradient', ways, colours)
  return {
    random: randomFor(id),
    lit: linear({ x2: '1', y2: '1' }),
    across: linear({}),
    down: linear({ x2: '0', y2: '1' }),
    round: (...colours) => paint('radialGradient', { cx: '.36', cy: '.3', r: '.74' }, colours),
    inside: (outline) =>
      `url(#${name((id) => element('clipPath', { id }, element('path', { d: outline })))})`,
    keep: (content) => name((id) => element('g', { id }, content)),
    definitions: () => [...kept].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join(''),
  }
}

function stops(colours: readonly Colour[]): string[] {
  const last = Math.max(1, colours.length - 1)
  return colours.map((colour, index) =>
    element('stop', { offset: `${Math.round((100 * index) / last)}%`, 'stop-color': colour }),
  )
}

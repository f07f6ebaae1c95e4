import type { Colour } from './colour'
import { createSeededRandom, type RandomInRange } from './seededRandom'
import { toSvgElement } from '../../functions/pictures/svg'

/** Drawing context of one picture: seeded random numbers and the SVG definitions that its content references. */
export type SvgPen = {
  random: RandomInRange
  /** A gradient from the top left, where the light comes from, to the bottom right. */
  diagonalGradient: (...colours: readonly Colour[]) => string
  /** A gradient from left to right, for upright round objects. */
  horizontalGradient: (...colours: readonly Colour[]) => string
  verticalGradient: (...colours: readonly Colour[]) => string
  /** A radial gradient around the highlight of a round object. */
  radialGradient: (...colours: readonly Colour[]) => string
  /** A `clip-path` value that clips content to an outline. */
  clipTo: (outline: string) => string
  /** Defines a symbol for reuse and returns its id for `drawSvgSymbol`. */
  defineSymbol: (content: string) => string
  /** Returns the SVG definitions of the picture: the content of its `<defs>` element. */
  renderDefinitions: () => string
}

/** Draws the content of one picture, without the paper background. */
export type DrawFunction = (pen: SvgPen) => string

/** The functions that draw the products, by product id. */
export type DrawFunctions = Readonly<Record<string, DrawFunction>>

/** Creates a picture's drawing context; its random numbers depend only on the id, so every build is the same. */
export function createSvgPen(id: string): SvgPen {
  const definedIds = new Map<string, string>()
  const defineOnce = (body: (id: string) => string) => {
    const key = body('')
    const id = definedIds.get(key) ?? `d${definedIds.size}`
    definedIds.set(key, id)
    return id
  }
  const paint = (tag: string, direction: Readonly<Record<string, string>>, colours: readonly Colour[]) =>
    `url(#${defineOnce((id) => toSvgElement(tag, { id, ...direction }, ...toGradientStops(colours)))})`
  const linear =
    (direction: Readonly<Record<string, string>>) =>
    (...colours: readonly Colour[]) =>
      paint('linearGradient', direction, colours)
  return {
    random: createSeededRandom(id),
    diagonalGradient: linear({ x2: '1', y2: '1' }),
    horizontalGradient: linear({}),
    verticalGradient: linear({ x2: '0', y2: '1' }),
    radialGradient: (...colours) => paint('radialGradient', { cx: '.36', cy: '.3', r: '.74' }, colours),
    clipTo: (outline) =>
      `url(#${defineOnce((id) => toSvgElement('clipPath', { id }, toSvgElement('path', { d: outline })))})`,
    defineSymbol: (content) => defineOnce((id) => toSvgElement('g', { id }, content)),
    renderDefinitions: () =>
      [...definedIds].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join(''),
  }
}

function toGradientStops(colours: readonly Colour[]): string[] {
  const last = Math.max(1, colours.length - 1)
  return colours.map((colour, index) =>
    toSvgElement('stop', { offset: `${Math.round((100 * index) / last)}%`, 'stop-color': colour }),
  )
}

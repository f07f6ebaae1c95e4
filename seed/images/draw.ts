import type { Category, Product } from '../../web/domain/product'
import { tonesOf, type Colour } from './colour'
import { framed } from './frame'
import { penFor } from './pen'
import { drawings } from './products'
import { randomFor } from './random'
import type { Shape } from './scene'
import { bottle } from './shapes/bottle'
import { butterBlock } from './shapes/butterBlock'
import { flower } from './shapes/flower'
import { jar } from './shapes/jar'
import { pods } from './shapes/pods'
import { powderBowl } from './shapes/powderBowl'
import { seedHeap } from './shapes/seedHeap'
import { soapBars } from './shapes/soapBars'
import { sprig } from './shapes/sprig'

const shapes: Readonly<Record<Category, Shape>> = {
  Seed: seedHeap,
  Petals: flower,
  Herbs: sprig,
  Spice: pods,
  Others: jar,
  Butter: butterBlock,
  Soap: soapBars,
  Powder: powderBowl,
  Oil: bottle,
}

/** A product's picture as SVG text: the same product and colour always give the same text. */
export function draw({ id, category }: Pick<Product, 'id' | 'category'>, colour: Colour): string {
  const pen = penFor(id)
  const own = drawings[id]
  if (own !== undefined) return framed(category, pen, own(pen))
  const { definitions, content } = shapes[category]({
    colour,
    tones: tonesOf(colour),
    random: randomFor(id),
  })
  return framed(category, pen, content, definitions)
}

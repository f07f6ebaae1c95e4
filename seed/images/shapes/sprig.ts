import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { path } from '../svg'
import { leaf } from './leaf'

const foot = { x: table.x - 8, y: table.y + 6 }

/** A sprig that stands up and bends a little; its leaves grow in pairs and get smaller towards the tip. */
export const sprig: Shape = (subject) => {
  const { random, tones } = subject
  const bend = random(-46, 46)
  const pairs = Math.round(random(4, 6.4))
  const slimness = random(0.3, 0.56)
  const stem = path(['M', foot.x, foot.y, 'Q', foot.x, foot.y - 240, ...tip(bend)], {
    fill: 'none',
    stroke: tones.deep,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  })
  const leaves = Array.from({ length: pairs }, (_, pair) => leafPair(subject, pair / pairs, bend, slimness))
  return {
    definitions: lit('sunny', tones.light, tones.base) + lit('shady', tones.base, tones.dark),
    content: shadow(230, foot.x, foot.y) + stem + leaves.join('') + lastLeaf(subject, bend, slimness),
  }
}

function tip(bend: number): [number, number] {
  return [foot.x + bend, foot.y - 390]
}

/** Where the stem is at a height of 0 (foot) to 1 (tip). */
function onStem(height: number, bend: number): [number, number] {
  return [foot.x + bend * height * height, foot.y - 480 * height * (1 - height) - 390 * height * height]
}

function leafPair(subject: Subject, height: number, bend: number, slimness: number): string {
  const { random } = subject
  const [x, y] = onStem(0.2 + 0.78 * height, bend)
  const length = (176 - 84 * height) * random(0.94, 1.06)
  const lean = bend * 0.1 * height
  const turn = 62 - 20 * height
  return (
    leaf(x, y, lean - turn + random(-6, 6), length, length * slimness, fills(subject)) +
    leaf(x, y - 12, lean + turn + random(-6, 6), length * 0.96, length * slimness, fills(subject))
  )
}

function lastLeaf(subject: Subject, bend: number, slimness: number): string {
  const [x, y] = tip(bend)
  return leaf(x, y + 14, bend * 0.3, 104, 104 * slimness, fills(subject))
}

function fills({ tones }: Subject) {
  return { light: 'url(#sunny)', dark: 'url(#shady)', vein: mix(tones.light, '#ffffff', 0.3) }
}

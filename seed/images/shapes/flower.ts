import { mix } from '../colour'
import { table } from '../frame'
import { shadow } from './shadow'
import { lit } from '../gradients'
import type { Shape, Subject } from '../scene'
import { element, path, placed } from '../svg'

const heart = { x: table.x, y: 380 }

/** An open flower seen from the front, in two rings of petals, with fallen petals below it. */
export const flower: Shape = (subject) => {
  const { random, tones } = subject
  const count = Math.round(random(6, 9.4))
  const width = (860 / count) * random(0.88, 1)
  const start = random(0, 60)
  return {
    definitions:
      lit('petal', tones.light, tones.base, tones.dark) +
      lit('inner', mix(tones.light, '#ffffff', 0.25), tones.base),
    content:
      shadow(380, table.x, 640) +
      fallen(subject) +
      ring(count, start, 192, width, 'url(#petal)', tones.deep) +
      ring(count, start + 180 / count, 132, width * 0.66, 'url(#inner)', tones.dark) +
      middle(subject),
  }
}

function ring(
  count: number,
  start: number,
  length: number,
  width: number,
  fill: string,
  line: string,
): string {
  return Array.from({ length: count }, (_, index) =>
    placed(heart.x, heart.y, start + (360 / count) * index, petal(length, width, fill, line)),
  ).join('')
}

/** A petal that points up, with the fold in its middle. */
function petal(length: number, width: number, fill: string, line: string): string {
  const edge = ['M', 0, 0, 'C', -width * 0.62, -length * 0.4, -width * 0.6, -length, 0, -length]
  const back = ['C', width * 0.6, -length, width * 0.62, -length * 0.4, 0, 0, 'Z']
  return (
    path([...edge, ...back], { fill, stroke: line, 'stroke-opacity': '0.28', 'stroke-width': 2 }) +
    path(['M', 0, -length * 0.3, 'Q', width * 0.06, -length * 0.55, 0, -length * 0.8], {
      fill: 'none',
      stroke: line,
      'stroke-opacity': '0.3',
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
    })
  )
}

function middle({ random, tones }: Subject): string {
  const grains = Array.from({ length: 16 }, (_, index) => {
    const far = 30 * Math.sqrt((index + 0.5) / 16)
    const turn = index * 2.4 + random(-0.1, 0.1)
    return element('circle', {
      cx: heart.x + far * Math.cos(turn),
      cy: heart.y + far * Math.sin(turn),
      r: 5,
      fill: index % 3 === 0 ? '#f6d98a' : '#d99f35',
    })
  })
  return element('circle', { cx: heart.x, cy: heart.y, r: 38, fill: tones.deep }) + grains.join('')
}

function fallen({ random, tones }: Subject): string {
  return [-168, -96, 4, 92, 170]
    .map((offset) =>
      placed(
        table.x + offset + random(-14, 14),
        646 + random(-10, 16),
        random(50, 130) * (random(0, 1) < 0.5 ? 1 : -1),
        petal(random(66, 88), random(44, 58), 'url(#petal)', tones.deep),
      ),
    )
    .join('')
}

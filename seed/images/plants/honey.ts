import { mix, tonesOf, type Colour } from '../colour'
import { d, smooth, straight } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { oval } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line, placedAt, stamp } from '../marks'
import { shadow } from '../parts/shadow'
import { band, solid } from '../parts/solid'
import type { Pen } from '../pen'

/** A piece of honeycomb that stands or leans: wax walls around cells full of honey; `at` is its middle. */
export function comb(
  pen: Pen,
  {
    at: [x, y],
    width,
    height,
    cell,
    turn = 0,
  }: { at: Point; width: number; height: number; cell: number; turn?: number },
): string {
  const rim = Array.from({ length: 16 }, (_, index): Point => {
    const [px, py] = step([0, 0], index * 22.5 + 11, 1)
    const far = pen.random(0.9, 1.06) / Math.max(Math.abs(px), Math.abs(py))
    return [px * far * width * 0.5, py * far * height * 0.5]
  })
  const outline = smooth(rim)
  const kinds = [cellOf(pen, cell, '#e09a1e'), cellOf(pen, cell, '#d2841a'), cellOf(pen, cell, '#eab94e')]
  const [across, down] = [cell * 1.78, cell * 1.55]
  const rows = Math.ceil(height / down / 2)
  const cells = Array.from({ length: 2 * rows + 1 }, (_, row) => {
    const columns = Math.ceil(width / across / 2)
    return Array.from({ length: 2 * columns + 1 }, (_, column) => {
      const at: Point = [(column - columns + (row % 2) / 2) * across, (row - rows) * down]
      return stamp(kinds[Math.floor(pen.random(0, 2.6))] ?? '', at)
    }).join('')
  })
  const inside = `<g clip-path="${pen.inside(outline)}">${cells.join('')}</g>`
  return placedAt(
    [x, y],
    turn,
    [1, 1],
    area(outline, pen.lit('#b87a1e', '#7d4a14'), 1, { transform: 'translate(12 12)' }),
    area(outline, pen.lit('#f6d98e', '#dfa640')),
    inside,
    line(outline, '#f8e2a4', 4, 0.7),
  )
}

/** One cell of a comb: six walls of wax, and the honey's level with its light. */
function cellOf(pen: Pen, size: number, honey: Colour): string {
  const tones = tonesOf(honey)
  const hexagon = (radius: number, shift = 0) =>
    straight(Array.from({ length: 6 }, (_, index) => step([shift, shift], index * 60, radius)))
  return pen.keep(
    area(hexagon(size), pen.lit('#fbe9b4', '#e0ae4c')) +
      area(hexagon(size * 0.82), pen.lit('#8a5212', '#b97a20')) +
      area(hexagon(size * 0.74, size * 0.06), pen.lit(tones.dark, honey, mix(honey, '#ffd978', 0.5))) +
      ellipse([-size * 0.22, -size * 0.3], size * 0.2, size * 0.11, '#fff3c8', 0.8),
  )
}

/** A turned wooden dipper, its grooved head at the way's start and honey running off it. */
export function dipper(way: Walk, size: number): string {
  const wood = tonesOf('#b98350')
  const end = stand(way, 1).at
  const rings = Array.from({ length: 6 }, (_, index) => {
    const at = step(way.at, way.heading, (index - 0.5) * size * 0.17)
    const half = size * 0.36 * oval(0.12 + index * 0.152)
    return { from: step(at, way.heading - 90, half), to: step(at, way.heading + 90, half) }
  })
  const groove = (width: number, colour: Colour) =>
    line(rings.map(({ from, to }) => straight([from, to], false)).join(''), colour, width)
  return (
    line(straight([way.at, end], false), wood.deep, size * 0.15) +
    line(straight([step(way.at, 270, 2), step(end, 270, 2)], false), wood.light, size * 0.09) +
    line(straight([way.at, step(way.at, way.heading, size * 0.8)], false), '#8a5a22', size * 0.4) +
    groove(size * 0.13, wood.dark) +
    groove(size * 0.085, wood.light) +
    line(rings.map(({ from, to }) => straight([from, to], false)).join(''), '#d8921e', size * 0.1, 0.55)
  )
}

/** Honey that ran into a pool on the table. */
export function pool(pen: Pen, [x, y]: Point, width: number, colour: Colour): string {
  const tones = tonesOf(colour)
  const rim = (scale: number, up: number) =>
    smooth(
      Array.from({ length: 10 }, (_, index): Point => {
        const [px, py] = step([0, 0], index * 36, 1 + 0.12 * Math.sin(index * 2.2))
        return [x + px * width * 0.5 * scale, y + py * width * 0.14 * scale - up]
      }),
    )
  return (
    shadow([x, y + 4], width * 0.96, 0.16) +
    area(rim(1, 0), pen.lit(tones.dark, tones.deep)) +
    area(rim(0.96, 3), pen.lit(mix(colour, '#ffe09a', 0.5), colour, tones.dark)) +
    line(
      d`M${x - width * 0.34} ${y - width * 0.06}q${width * 0.14} ${-width * 0.08} ${width * 0.34} ${-width * 0.07}`,
      '#fff3cc',
      4,
      0.8,
    )
  )
}

/** A honey bee on the wing that looks along its way. */
export function bee(pen: Pen, way: Walk): string {
  const look = { slim: 0.52, profile: oval }
  const size = way.length
  const { at, heading } = stand(way, 0.62)
  const wings = [-58, -104, 64].map((turn, index) => {
    const long = size * (index === 1 ? 0.5 : 0.68)
    const [wx, wy] = step(at, heading + turn, long * 0.5)
    return placedAt(
      [wx, wy],
      heading + turn,
      [1, 1],
      ellipse([0, 0], long * 0.2, long * 0.52, pen.lit('#ffffff', '#dfe8ea', '#b9c8c8'), 0.86),
      line(
        d`M0 ${long * 0.48}V${-long * 0.4}M0 ${long * 0.3}L${long * 0.12} ${-long * 0.24}`,
        '#8f9c96',
        1.2,
        0.6,
      ),
    )
  })
  const head = stand(way, 1.02).at
  const feelers = [-34, 18].map((turn) => straight([head, step(head, heading + turn, size * 0.24)], false))
  return (
    solid(pen, way, { ...look, colour: '#dd9a2c', gloss: 0.2, steps: 12 }) +
    [0.1, 0.28, 0.46].map((from) => area(band(way, look, from, from + 0.09), '#3a2416')).join('') +
    area(band(way, look, 0.62, 0.86), pen.lit('#e8bf6c', '#9a6a2c')) +
    line(feelers.join(''), '#33221a', 2.4) +
    ellipse(head, size * 0.14, size * 0.14, pen.round('#7a5436', '#33221a', '#22150f')) +
    wings.join('')
  )
}

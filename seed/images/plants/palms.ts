import { tonesOf } from '../colour'
import { d, smooth } from '../geometry/outline'
import { step, type Point } from '../geometry/point'
import { egg, oval, swelling } from '../geometry/profiles'
import { stand, type Walk } from '../geometry/ribbon'
import { area, ellipse, line } from '../marks'
import { half } from '../parts/half'
import { shadow } from '../parts/shadow'
import { band, outlineOf, solid } from '../parts/solid'
import type { Pen } from '../pen'

/** A whole brown coconut with its fibres and its three eyes towards the viewer; `at` is its middle. */
export function coconut(pen: Pen, at: Point, radius: number): string {
  const way: Walk = { at: [at[0] - radius, at[1] + radius * 0.2], heading: 82, length: radius * 2 }
  const tones = tonesOf('#7a5332')
  const fibres = Array.from({ length: 54 }, () => {
    const [angle, far] = [pen.random(0, 360), Math.sqrt(pen.random(0.02, 0.86)) * radius]
    const from = step(at, angle, far)
    return {
      way: smooth([from, step(from, 82 + pen.random(-24, 24), radius * pen.random(0.12, 0.3))], false),
      isLit: Math.cos(((angle + 40) * Math.PI) / 180) > 0,
    }
  })
  const eyes: Point[] = [
    [0.52, -0.2],
    [0.66, 0.1],
    [0.4, 0.16],
  ]
  return (
    shadow([at[0], at[1] + radius * 0.9], radius * 1.8) +
    solid(pen, way, { colour: '#7a5332', slim: 0.94, profile: egg(0.47), gloss: 0 }) +
    line(
      fibres
        .filter(({ isLit }) => isLit)
        .map((fibre) => fibre.way)
        .join(''),
      '#c79a66',
      2.2,
      0.75,
    ) +
    line(
      fibres
        .filter(({ isLit }) => !isLit)
        .map((fibre) => fibre.way)
        .join(''),
      tones.deep,
      2.2,
      0.6,
    ) +
    eyes
      .map(([x, y]) =>
        ellipse([at[0] + x * radius, at[1] + y * radius], radius * 0.1, radius * 0.12, '#3a2318'),
      )
      .join('')
  )
}

/** Half a coconut: the shell, a thick ring of white flesh and the hollow. */
export function halfCoconut(pen: Pen, at: Point, radius: number): string {
  const way: Walk = { at: step(at, 250, radius), heading: 70, length: radius * 2 }
  return (
    shadow([at[0], at[1] + radius * 0.82], radius * 1.9) +
    half(pen, way, {
      slim: 0.86,
      profile: oval,
      skin: '#6b4426',
      depth: 0.13,
      rings: [
        { share: 0.93, colour: '#a8794c' },
        { share: 0.89, colour: '#fbf8ee' },
        { share: 0.63, colour: '#d9d3c0', shift: [2, 3] },
        { share: 0.56, colour: '#eeeadb', shift: [5, 7] },
      ],
    })
  )
}

/** A fruit of the oil palm: orange red with a nearly black tip. */
export function palmFruit(pen: Pen, way: Walk): string {
  const look = { slim: 0.68, profile: swelling(0.46, 0.62) }
  return (
    solid(pen, way, { ...look, colour: '#c8401c', shade: '#7c1d12', gloss: 0.8 }) +
    area(band(way, look, 0.72, 1), pen.lit('#5a2418', '#25100c'), 0.92)
  )
}

/** An oil palm's fruit cut open: orange pulp, the black nut's shell, the white kernel. */
export function halfPalmFruit(pen: Pen, way: Walk): string {
  return half(pen, way, {
    slim: 0.74,
    profile: swelling(0.46, 0.62),
    skin: '#b8341a',
    rings: [
      { share: 0.92, colour: '#f0962e' },
      { share: 0.6, colour: '#38231a' },
      { share: 0.46, colour: '#f5efdf' },
    ],
  })
}

/** A palm nut, black and hard, or cracked so that its kernel shows. */
export function palmNut(pen: Pen, way: Walk, isCracked: boolean): string {
  const profile = egg(0.42)
  if (isCracked)
    return half(pen, way, {
      slim: 0.84,
      profile,
      skin: '#3b2a22',
      depth: 0.16,
      rings: [
        { share: 0.9, colour: '#7a5a44' },
        { share: 0.76, colour: '#5a3a2a' },
        { share: 0.68, colour: '#f4eddb' },
      ],
    })
  const {
    at: [x, y],
  } = stand(way, 0.5)
  const size = way.length
  const furrows = [-0.2, 0.06, 0.28].map(
    (shift) =>
      d`M${x - size * 0.34} ${y + shift * size}q${size * 0.3} ${-size * 0.12} ${size * 0.64} ${size * 0.02}`,
  )
  return (
    solid(pen, way, { colour: '#4a372c', slim: 0.84, profile, gloss: 0.2 }) +
    line(furrows.join(''), '#8a6e58', 1.8, 0.6)
  )
}

/** A kernel out of its shell: brown skin with a net of veins over white. */
export function palmKernel(pen: Pen, way: Walk): string {
  const outline = outlineOf(pen, way, 0.8, oval)
  return (
    solid(pen, way, { colour: '#6f4a30', slim: 0.8, profile: oval, gloss: 0.4 }) +
    area(smooth(outline), '#2a1a12', 0.08)
  )
}

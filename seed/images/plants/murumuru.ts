import { straight } from '../geometry/outline'
import { step } from '../geometry/point'
import { egg, oval } from '../geometry/profiles'
import { stand, type Profile, type Walk } from '../geometry/ribbon'
import { line } from '../marks'
import { half } from '../parts/half'
import { solid } from '../parts/solid'
import { along, stem } from '../parts/stem'
import type { Pen } from '../pen'
import { furrows } from './nuts'

const pearForm: Profile = (share) => egg(0.6)(share) * (0.72 + 0.28 * Math.sin(share * Math.PI))

/** A murumuru fruit, stalk first: a tawny pear set all over with black bristles. */
export function murumuru(pen: Pen, way: Walk): string {
  const bristles = Array.from({ length: 30 }, (_, index) => {
    const share = 0.2 + 0.74 * (((index * 7) % 30) / 30)
    const aside = Math.sin(index * 2.4) * 0.98
    const { at, heading } = stand(way, share)
    const from = step(at, heading + 90, aside * way.length * 0.3 * pearForm(share))
    return straight([from, step(from, heading + aside * 78 + (1 - share) * 10, way.length * 0.13)], false)
  })
  return (
    solid(pen, way, { colour: '#b9823c', slim: 0.64, profile: pearForm, gloss: 0, steps: 12 }) +
    line(bristles.join(''), '#33221a', 2.2, 0.9)
  )
}

/** A stalk of murumuru fruit, armed with spines. */
export function murumuruBunch(pen: Pen, way: Walk, length: number, count: number): string {
  const spines = along(
    way,
    { along: 'opposite', count: 9, from: 0.02, to: 0.5, angle: [70, 70] },
    ({ at, heading }) => line(straight([at, step(at, heading, 30)], false), '#2c1e18', 3),
  )
  const fruit = along(
    way,
    { along: 'opposite', count, from: 0.42, to: 0.9, angle: [96, 52] },
    ({ at, heading }) => murumuru(pen, { at, heading, length }),
  )
  return spines + stem(pen, way, 16, '#8a6a42', 0.8) + fruit + murumuru(pen, { ...stand(way, 0.94), length })
}

/** A murumuru nut, black and grained, or cracked on its thick white kernel. */
export function murumuruNut(pen: Pen, way: Walk, isCracked: boolean): string {
  const profile = egg(0.42)
  if (isCracked)
    return half(pen, way, {
      slim: 0.82,
      profile,
      skin: '#33261f',
      depth: 0.1,
      steps: 12,
      rings: [
        { share: 0.88, colour: '#8a6446' },
        { share: 0.78, colour: '#fbf6e6' },
        { share: 0.2, colour: '#d9cfb4', shift: [2, 2] },
      ],
    })
  return (
    solid(pen, way, { colour: '#46362c', slim: 0.8, profile, gloss: 0.5, steps: 12 }) +
    furrows(way, 0.8, oval, '#9a7c60', [-0.66, -0.3, 0.06, 0.42], 0.6)
  )
}

import { movePoint } from '../geometry/point'
import { drawSvgSymbol } from '../shapes'
import type { SvgPen } from '../pen'
import { defineSeedSymbols, type PlantSeedShape } from './heap'

/** SVG symbols of several tiny seeds each, for a heap of so many seeds that single seeds would make the SVG large. */
export function defineSeedClusterSymbols(pen: SvgPen, seedShape: PlantSeedShape, pitch: number): string[] {
  const seeds = defineSeedSymbols(pen, seedShape, 7)
  return Array.from({ length: 6 }, (_, cluster) => {
    const members = [0, 45, 90, 135, 180, 225, 270, 315, 0].map((heading, index) =>
      drawSvgSymbol(
        seeds[Math.floor(pen.random(0, seeds.length))] ?? '',
        movePoint(
          [0, 0],
          heading + cluster * 12 + pen.random(-12, 12),
          index === 8 ? 0 : pitch * (index % 2 === 0 ? 0.56 : 0.4),
        ),
      ),
    )
    return pen.defineSymbol(members.join(''))
  })
}

import type { Point } from './point'

/** A smooth SVG path through the points. */
export function toSmoothPath(points: readonly Point[], closed = true): string {
  const getPoint = (index: number) => getNeighbour(points, index, closed)
  const write = createRelativeWriter(getPoint(0))
  const count = closed ? points.length : points.length - 1
  const steps = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [
      getPoint(index - 1),
      getPoint(index),
      getPoint(index + 1),
      getPoint(index + 2),
    ]
    return write('c', getControlPoint(from, before, to), getControlPoint(to, after, from), to)
  })
  return toMoveCommand(getPoint(0)) + steps.join('') + (closed ? 'z' : '')
}

/** An SVG path of straight lines through the points. */
export function toStraightPath(points: readonly Point[], closed = true): string {
  const [first, ...otherPoints] = points
  if (first === undefined) return ''
  const write = createRelativeWriter(first)
  return toMoveCommand(first) + otherPoints.map((point) => write('l', point)).join('') + (closed ? 'z' : '')
}

/** A template tag for SVG path data that rounds all numbers to a tenth: svgPathData`M${x} ${y}v${height}`. */
export function svgPathData(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((path, text, index) => path + formatCoordinate(numbers[index - 1] ?? 0) + text)
}

/** Rounds to a tenth and drops the zero before the decimal point. */
export function formatCoordinate(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

function getNeighbour(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1
  const wrappedIndex = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
  return points[wrappedIndex] ?? [0, 0]
}

/**
 * Returns a control point of a Catmull-Rom curve: at `from`, the curve is parallel to the line between the neighbour
 * points.
 */
function getControlPoint(from: Point, behind: Point, ahead: Point): Point {
  return [from[0] + (ahead[0] - behind[0]) / 6, from[1] + (ahead[1] - behind[1]) / 6]
}

function toMoveCommand([x, y]: Point): string {
  return `M${formatCoordinate(x)} ${formatCoordinate(y)}`
}

/**
 * Writes SVG path commands with relative coordinates, which are shorter. They are differences between rounded points,
 * so rounding errors do not add up.
 */
function createRelativeWriter(first: Point) {
  const round = (value: number) => Math.round(value * 10) / 10
  let [x, y] = [round(first[0]), round(first[1])]
  let last = 'M'
  return (letter: string, ...points: readonly Point[]) => {
    const text = points.flatMap((point) => [point[0] - x, point[1] - y]).map(formatCoordinate)
    const [endX, endY] = points.at(-1) ?? [x, y]
    x += round(endX - x)
    y += round(endY - y)
    const separator = letter === last ? ' ' : letter
    last = letter
    return (separator + text.join(' ')).replaceAll(' -', '-')
  }
}

import type { Point } from './point'

/** A smooth path through places: round trip where it is closed. */
export function smooth(points: readonly Point[], closed = true): string {
  const at = (index: number) => pick(points, index, closed)
  const write = relative(at(0))
  const count = closed ? points.length : points.length - 1
  const steps = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return write('c', pulled(from, before, to), pulled(to, after, from), to)
  })
  return start(at(0)) + steps.join('') + (closed ? 'z' : '')
}

/** A path of straight lines through places. */
export function straight(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const write = relative(first)
  return start(first) + rest.map((point) => write('l', point)).join('') + (closed ? 'z' : '')
}

/** Path text with numbers in it, rounded to a tenth: d`M${x} ${y}v${height}`. */
export function d(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((whole, text, index) => whole + tenth(numbers[index - 1] ?? 0) + text)
}

/** A number as paths have it: to a tenth, without the zero before the point. */
export function tenth(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

function pick(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1
  const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
  return points[wrapped] ?? [0, 0]
}

/** Where the curve out of a place is pulled to: along the line between its neighbours. */
function pulled(from: Point, behind: Point, ahead: Point): Point {
  return [from[0] + (ahead[0] - behind[0]) / 6, from[1] + (ahead[1] - behind[1]) / 6]
}

function start([x, y]: Point): string {
  return `M${tenth(x)} ${tenth(y)}`
}

/** Writes steps relative to the last place, which is shorter; rounding never adds up. */
function relative(first: Point) {
  const round = (value: number) => Math.round(value * 10) / 10
  let [x, y] = [round(first[0]), round(first[1])]
  let last = 'M'
  return (letter: string, ...points: readonly Point[]) => {
    const text = points.flatMap((point) => [point[0] - x, point[1] - y]).map(tenth)
    const [endX, endY] = points.at(-1) ?? [x, y]
    x += round(endX - x)
    y += round(endY - y)
    const joint = letter === last ? ' ' : letter
    last = letter
    return (joint + text.join(' ')).replaceAll(' -', '-')
  }
}

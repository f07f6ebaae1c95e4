import type { Unit } from './product'

const pluralUnits: Record<Unit, string> = { kg: 'kg', litre: 'litres', piece: 'pieces', bunch: 'bunches' }

/** Formats a quantity with its unit: '1.5 kg', '1 litre', '2 bunches'; without a unit, the number alone. */
export function formatQuantity(count: number, unit: Unit | undefined): string {
  return unit === undefined ? String(count) : `${count} ${formatUnit(count, unit)}`
}

/** The name of a unit beside a quantity: 'litre' for 0.5 and 1, 'litres' for more. */
export function formatUnit(count: number, unit: Unit): string {
  return count > 1 ? pluralUnits[unit] : unit
}

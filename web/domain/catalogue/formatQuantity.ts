import type { Unit } from './product'

const pluralUnits: Record<Unit, string> = { kg: 'kg', litre: 'litres', piece: 'pieces', bunch: 'bunches' }

/** Formats a quantity with its unit: '1.5 kg', '1 litre', '2 bunches'; without a unit, the number alone. */
export function formatQuantity(count: number, unit: Unit | undefined): string {
  if (unit === undefined) return String(count)
  return `${count} ${count > 1 ? pluralUnits[unit] : unit}`
}

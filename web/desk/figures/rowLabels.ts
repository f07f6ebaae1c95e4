import type { FigureRow } from '../../../domain/figures/figureRows'
import { formatHour, shortWeekdayNames } from '../../../domain/figures/formatFigures'

export type LabelledRow = FigureRow & { label: string }

export const channelNames: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  phone: 'Phone',
}

export function formatWeekHour(key: string): string {
  const [weekday, hour] = key.split('-').map(Number)
  return `${shortWeekdayNames[(weekday ?? 0) - 1] ?? ''} ${formatHour(hour ?? 0)}`
}

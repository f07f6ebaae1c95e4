import type { FigureRow } from '../../../domain/figures/figureRows'
import { formatHour, shortWeekdayNames } from '../../../domain/figures/formatFigures'

/** A row of figures with the name that people read. */
export type LabelledRow = FigureRow & { label: string }

/** The names of the channels of an answer. */
export const channelNames: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  phone: 'Phone',
}

/** Formats the key of an hour of the week, such as 'Mon 09:00'. */
export function formatWeekHour(key: string): string {
  const [weekday, hour] = key.split('-').map(Number)
  return `${shortWeekdayNames[(weekday ?? 0) - 1] ?? ''} ${formatHour(hour ?? 0)}`
}

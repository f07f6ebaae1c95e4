/** What a part of a chart means, which gives it its colour. */
export type ChartTone = 'good' | 'soft' | 'bad' | 'open'

export type ChartLegendTexts = Readonly<Partial<Record<ChartTone | 'line', string>>>

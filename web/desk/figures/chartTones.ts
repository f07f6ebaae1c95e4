/** What a part of a chart means, which gives it its colour. */
export type ChartTone = 'good' | 'soft' | 'bad' | 'open'

/** The names of what a chart shows. */
export type ChartLegendTexts = Readonly<Partial<Record<ChartTone | 'line', string>>>

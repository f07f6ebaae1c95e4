/** A chart without answers. */
export const nothingAnswered = 'Nothing has been answered yet.'

/** A product that is no longer in the catalogue. */
export function formatUnknownProduct(id: string): string {
  return `Product ${id}`
}

/** The title of a section. */
export const byDayTitle = 'By Day'

/** What a row of the section is. */
export const dayName = 'Day'

/** The title of a section. */
export const byWeekTitle = 'By Week'

/** What a row of the section is. */
export const weekName = 'Seven days'

/** The title of a section. */
export const byHourTitle = 'By Hour of the Week'

/** The text below the title. */
export const byHourLead = 'How many arrived in each hour.'

/** What a row of the section is. */
export const hourName = 'Hour'

/** The title of a section. */
export const byChannelTitle = 'By Channel'

/** What a row of the section is. */
export const channelName = 'Channel'

/** The title of a section. */
export const byStaffTitle = 'By Staff'

/** What a row of the section is. */
export const staffName = 'Staff'

/** The title of a section. */
export const mostRequestedTitle = 'Most Requested'

/** The text below the title. */
export const mostRequestedLead = 'How many requests included each product.'

/** The title of the screen. */
export const figuresTitle = 'Figures'

/** What could not be loaded. */
export const figuresName = 'The figures'

/** While the figures load. */
export const loadingFigures = 'Loading the figures'

/** The note without a connection. */
export const staleFigures =
  "You're offline, so these figures may be out of date. They will update once you're back online."

/** The text when nothing arrived. */
export function formatNoFigures(days: number): string {
  return `No requests or enquiries in the last ${days} days. New ones are counted here as they arrive.`
}

/** The button that shows a chart's numbers. */
export const showAsTable = 'Show as table'

/** The accessible name of the chart. */
export const heatMapLabel = 'Requests and enquiries by hour of the week'

/** A number of the summary. */
export const medianLabel = 'Median answer time'

/** A number of the summary. */
export const p90Label = '90th percentile'

/** The accessible name of the summary. */
export const totalsLabel = 'Totals'

/** What the two times mean. */
export const percentilesNote =
  'Half of all answers were as fast as the median or faster, and nine out of ten as fast as the 90th percentile or faster. Only business hours count.'

/** A chart without products. */
export const noProducts = 'No request included a product.'

/** A column of the table. */
export const productColumn = 'Product'

/** A column of the table. */
export const requestsColumn = 'Requests'

/** A column of the table. */
export const quantityColumn = 'Quantity'

/** The accessible name of the buttons. */
export const rangeLabel = 'Time'

/** The word after the number of days. */
export const daysWord = 'Days'

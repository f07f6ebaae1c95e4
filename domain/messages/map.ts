import { businessDetails } from '../site/businessDetails'

/** The link to the map's own page. */
export const openInMap = 'Open in OpenStreetMap'

/** What the link does, for screen readers. */
export const newTabHint = '(opens in a new tab)'

/** The button that loads the map. */
export const showMap = 'Show map'

/** The note when the map cannot be loaded. */
export const mapOffline = "You're offline. Try again once you're back online."

/** Where the map comes from. */
export const mapSource = 'From openstreetmap.org'

/** The accessible name of the map. */
export const mapTitle = `Map: ${businessDetails.name}, ${businessDetails.address.join(', ')}`

import { businessDetails } from '../site/businessDetails'

/** What surrounds every screen, and the screen that failed to load: part of each first visit. */
export const layoutMessages = {
  skipToContent: 'Skip to the content',
  contactBarLabel: 'Contact',
  facebookLabel: 'Facebook page (opens in a new tab)',
  instagramLabel: 'Instagram page (opens in a new tab)',
  logoLabel: `${businessDetails.name}, home`,
  chatLandmark: 'Chat',
  chatLabel: 'Chat with us on WhatsApp (opens in a new tab)',
  searchLabel: 'Search',
  menuLabel: 'Menu',
  navigationLabel: 'Main',
  homeLink: 'Home',
  aboutLink: 'About Us',
  productsLink: 'Products',
  contactLink: 'Contact',
  requestLink: 'Request Product(s)',
  myRequestsLink: 'My Requests',
  allProductsLink: 'All Products',
  usesLink: 'Browse by Use',
  guidesLink: 'Guides',
  privacyLink: 'Privacy',
  facebookHomeLabel: 'facebook, to the home page',
  instagramHomeLabel: 'instagram, to the home page',
  businessHours: 'Business Hours',
  findUs: 'Find Us',
  copyright: `© ${businessDetails.foundedYear} ${businessDetails.name}`,
  /** Shown while the shop is open; `hour` is the closing hour, from 1 to 24. */
  formatOpenUntil: (hour: number) => `We're open until ${formatHour(hour)}`,
  /** Shown while the shop is closed; `day` is 'today' or 'on Monday', and `hour` is the opening hour, from 0 to 23. */
  formatOpensAt: (day: string, hour: number) => `We open ${day} at ${formatHour(hour)}`,
  loginText: 'Login',
  orderListLinkText: 'Order List',
  serverUnreachable: "The site isn't responding right now",
  stillOffline: "You're still offline",
  formatRetryFailed: (reason: string) => `${reason}. Nothing is lost. Please try again in a moment.`,
  loadFailedTitle: "This page couldn't be loaded",
  offlineTitle: "You're offline",
  loadFailedDescription: `A page of ${businessDetails.name} that couldn't be loaded.`,
  tryAgainLabel: 'Try again',
  loadFailedText: 'Something went wrong, but your order list is safe. Check your connection, then try again.',
  offlineText:
    "This page isn't available offline yet. Pages you've already opened still work, and your order list is saved on this device. This page will open automatically once you're back online.",
  openInMap: 'Open in OpenStreetMap',
  /** What the link does, for screen readers. */
  newTabHint: '(opens in a new tab)',
  showMap: 'Show map',
  mapOffline: "You're offline. Try again once you're back online.",
  mapSource: 'From openstreetmap.org',
  mapTitle: `Map: ${businessDetails.name}, ${businessDetails.address.join(', ')}`,
  sessionFailedMessage:
    "We couldn't reach your account. You can carry on: your order list is kept on this page. Reload the page to try again.",
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

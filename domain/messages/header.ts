import { businessDetails } from '../site/businessDetails'

/** The link that moves the keyboard's focus past the header. */
export const skipToContent = 'Skip to the content'

/** The accessible name of the contact bar. */
export const contactBarLabel = 'Contact'

/** The accessible name of the contact bar's first icon. */
export const facebookLabel = 'Facebook page (opens in a new tab)'

/** The accessible name of the contact bar's second icon. */
export const instagramLabel = 'Instagram page (opens in a new tab)'

/** The accessible name of the logo. */
export const logoLabel = `${businessDetails.name}, home`

/** The accessible name of the chat link. */
export const chatLabel = 'Chat with us on WhatsApp (opens in a new tab)'

/** The accessible name of the menu button. */
export const menuLabel = 'Menu'

/** The accessible name of the main links. */
export const navigationLabel = 'Main'

/** The link to the home page. */
export const homeLink = 'Home'

/** The link to the About page. */
export const aboutLink = 'About Us'

/** The link to the product list. */
export const productsLink = 'Products'

/** The link to the contact page. */
export const contactLink = 'Contact'

/** The highlighted link to the request form. */
export const requestLink = 'Request Product(s)'

/** The link to what the visitor has sent. */
export const myRequestsLink = 'My Requests'

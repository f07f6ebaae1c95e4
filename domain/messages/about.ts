import { businessDetails } from '../site/businessDetails'

/** The title of the About page. */
export const aboutTitle = `About ${businessDetails.name}`

/** The description of the About page for search engines. */
export const aboutDescription = `Who we are at ${businessDetails.name} in Lagos: organic, sustainably sourced products, and a friendly shopping experience.`

/** The sentence below the business's name. */
export const aboutTagline = 'WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA'

/** The title of the first section. */
export const aboutUsTitle = 'ABOUT US'

/** The text of the first section. */
export const aboutUsText = `${businessDetails.name} is a leading supplier of organic products in Nigeria. From Lagos we offer more than a hundred oils, butters, seeds, petals, herbs, spices, soaps and powders. Some grow here at home; others come from further away, like argan from Morocco and murumuru from the Amazon.`

/** The title of the second section. */
export const missionTitle = 'OUR MISSION'

/** The text of the second section. */
export const missionText =
  'To bring organic, sustainably sourced, non-GMO produce, groceries, personal care items and supplements within reach of every home and workshop, and to be open about what each one is and where it comes from.'

/** The title of the third section. */
export const visionTitle = 'OUR VISION'

/** The text of the third section. */
export const visionText =
  'A friendly shopping experience: good ingredients that are easy to find, real people to answer your questions, and organic products for everyone.'

/** The button to the product list. */
export const visitProducts = 'Visit Products'

/** The button to the contact page. */
export const contactUs = 'Contact Us'

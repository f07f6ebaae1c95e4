import { businessDetails } from '../site/businessDetails'

export const aboutMessages = {
  aboutTitle: `About ${businessDetails.name}`,
  aboutDescription: `Who we are at ${businessDetails.name} in Lagos: organic, sustainably sourced products, and a friendly shopping experience.`,
  aboutTagline: 'WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA',
  aboutUsTitle: 'ABOUT US',
  aboutUsText: `${businessDetails.name} is a leading supplier of organic products in Nigeria. From Lagos we offer more than a hundred oils, butters, seeds, petals, herbs, spices, soaps and powders. Some grow here at home; others come from further away, like argan from Morocco and murumuru from the Amazon.`,
  missionTitle: 'OUR MISSION',
  missionText:
    'To bring organic, sustainably sourced, non-GMO produce, groceries, personal care items and supplements within reach of every home and workshop, and to be open about what each one is and where it comes from.',
  visionTitle: 'OUR VISION',
  visionText:
    'A friendly shopping experience: good ingredients that are easy to find, real people to answer your questions, and organic products for everyone.',
  visitProducts: 'Visit Products',
  contactUs: 'Contact Us',
}

import { businessDetails } from '../site/businessDetails'

/** The description of the home page for search engines. */
export const homeDescription = `Contact ${businessDetails.name} in Lagos for organic oils, butters, seeds, herbs and spices: call ${businessDetails.phone}, write to ${businessDetails.email} or chat on WhatsApp.`

/** The sentence below the business's name in the hero. */
export const heroTagline =
  "Oils, butters, seeds, petals, herbs and spices for your skin and your kitchen. Make a list, send it to us, and we'll take it from there."

/** The hero's button to the product list. */
export const visitProducts = 'Visit Products'

/** The accessible name of the slideshow's buttons. */
export const slideshowLabel = 'Slideshow'

/** The accessible name of the button while the slideshow plays. */
export const pauseSlideshow = 'Pause slideshow'

/** The accessible name of the button while the slideshow is paused. */
export const playSlideshow = 'Play slideshow'

/** The name of the button for a slide: 'Picture 1 of 3'. */
export function formatSlideLabel(position: number, count: number): string {
  return `Picture ${position} of ${count}`
}

/** The accessible name of the three quality cards. */
export const qualitiesLabel = 'Our quality'

/** The title of the first quality card. */
export const organicTitle = 'Organic'

/** The text of the first quality card. */
export const organicText =
  "Almost everything here is a plant, or is pressed, ground or dried from one. Where it isn't, the product page says so."

/** The title of the second quality card. */
export const originTitle = 'Origin and Growth'

/** The text of the second quality card. */
export const originText =
  "From Kaduna ginger to Moroccan argan and murumuru from the Amazon: read where each plant grows and what it's like."

/** The title of the third quality card. */
export const labTestedTitle = 'Lab Tested'

/** The text of the third quality card. */
export const labTestedText =
  "Want to know how pure a product is? Ask before you order, and we'll send you the test results we have."

/** The accessible name of the two grades. */
export const gradesLabel = 'Shop by grade'

/** The title of the skin care grade. */
export const skinCareGradeTitle = 'Skin Care Grade'

/** What there is in skin care grade. */
export const skinCareGradeText =
  'Butters, oils, clays, petals and soaps for soap makers, formulators and everyone who mixes their own.'

/** The link to the products of skin care grade. */
export const browseSkinCareGrade = 'Browse skin care grade'

/** The title of the food grade. */
export const foodGradeTitle = 'Food Grade'

/** What there is in food grade. */
export const foodGradeText = 'Seeds, spices, herbs, powders and oils for soups, smoothies, teas and baking.'

/** The link to the products of food grade. */
export const browseFoodGrade = 'Browse food grade'

/** The title of the featured products. */
export const featuredTitle = 'Featured Products'

/** The sentence below the title of the featured products. */
export const featuredLead = 'Eight good places to start, from the soap pot to the smoothie jar.'

/** The link to the product list on a featured product. */
export const visitShop = 'VISIT SHOP'

/** The link to the product list below the featured products. */
export const viewProducts = 'VIEW PRODUCTS'

/** The title of the four benefit cards. */
export const whyChooseUs = 'Why Choose Us'

/** The title of the first benefit card. */
export const allOrganicTitle = '100% Organic'

/** The text of the first benefit card. */
export const allOrganicText = 'Ingredients you can name, each with a plain description of what it is.'

/** The title of the second benefit card. */
export const deliveryTitle = 'Anytime, Anywhere Delivery'

/** The text of the second benefit card. */
export const deliveryText = "Send your list whenever it suits you, and tell us where you'd like it delivered."

/** The title of the third benefit card. */
export const healthyTitle = 'Keep Yourself and Family Healthy'

/** The text of the third benefit card. */
export const healthyText = 'Simple ingredients for everyday meals and skin care made at home.'

/** The title of the fourth benefit card. */
export const safeTitle = 'Clean, Fresh and Safe'

/** The text of the fourth benefit card. */
export const safeText = 'Tips on how to use each product, and a clear word where it needs care.'

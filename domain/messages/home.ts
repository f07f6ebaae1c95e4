import { businessDetails } from '../site/businessDetails'

export const homeMessages = {
  homeDescription: `Contact ${businessDetails.name} in Lagos for organic oils, butters, seeds, herbs and spices: call ${businessDetails.phone}, write to ${businessDetails.email} or chat on WhatsApp.`,
  heroTagline:
    "Oils, butters, seeds, petals, herbs and spices for your skin and your kitchen. Make a list, send it to us, and we'll take it from there.",
  visitProducts: 'Visit Products',
  slideshowLabel: 'Slideshow',
  pauseSlideshow: 'Pause slideshow',
  playSlideshow: 'Play slideshow',
  formatSlideLabel: (position: number, count: number) => `Picture ${position} of ${count}`,
  qualitiesLabel: 'Our quality',
  organicTitle: 'Organic',
  organicText:
    "Almost everything here is a plant, or is pressed, ground or dried from one. Where it isn't, the product page says so.",
  originTitle: 'Origin and Growth',
  originText:
    "From Kaduna ginger to Moroccan argan and murumuru from the Amazon: read where each plant grows and what it's like.",
  labTestedTitle: 'Lab Tested',
  labTestedText:
    "Want to know how pure a product is? Ask before you order, and we'll send you the test results we have.",
  gradesLabel: 'Shop by grade',
  skinCareGradeTitle: 'Skin Care Grade',
  skinCareGradeText:
    'Butters, oils, clays, petals and soaps for soap makers, formulators and everyone who mixes their own.',
  browseSkinCareGrade: 'Browse skin care grade',
  foodGradeTitle: 'Food Grade',
  foodGradeText: 'Seeds, spices, herbs, powders and oils for soups, smoothies, teas and baking.',
  browseFoodGrade: 'Browse food grade',
  featuredTitle: 'Featured Products',
  featuredLead: 'Eight good places to start, from the soap pot to the smoothie jar.',
  visitShop: 'VISIT SHOP',
  viewProducts: 'VIEW PRODUCTS',
  whyChooseUs: 'Why Choose Us',
  allOrganicTitle: '100% Organic',
  allOrganicText: 'Ingredients you can name, each with a plain description of what it is.',
  deliveryTitle: 'Anytime, Anywhere Delivery',
  deliveryText: "Send your list whenever it suits you, and tell us where you'd like it delivered.",
  healthyTitle: 'Keep Yourself and Family Healthy',
  healthyText: 'Simple ingredients for everyday meals and skin care made at home.',
  safeTitle: 'Clean, Fresh and Safe',
  safeText: 'Tips on how to use each product, and a clear word where it needs care.',
}

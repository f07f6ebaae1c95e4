import { businessDetails } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const homePageMetadata: PageMetadata = {
  canonicalPath: routePaths.home,
  title: businessDetails.name,
  description: `Contact ${businessDetails.name} in Lagos for organic oils, butters, seeds, herbs and spices: call ${businessDetails.phone}, write to ${businessDetails.email} or chat on WhatsApp.`,
}

export const aboutPageMetadata: PageMetadata = {
  canonicalPath: routePaths.about,
  title: `About ${businessDetails.name}`,
  description: `Who ${businessDetails.name} is: organic, sustainably sourced products from local farms, and a friendly way to shop for them.`,
}

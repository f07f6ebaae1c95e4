import { business } from '../../domain/site/business'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const homeMetadata: PageMetadata = {
  title: business.name,
  description: `Contact ${business.name} in Lagos for organic oils, butters, seeds, herbs and spices: call ${business.phone}, write to ${business.email} or chat on WhatsApp.`,
}

export const aboutMetadata: PageMetadata = {
  title: `About ${business.name}`,
  description: `Who ${business.name} is: organic, sustainably sourced products from local farms, and a friendly way to shop for them.`,
}

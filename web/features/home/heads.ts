import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const homeHead: PageHead = {
  title: business.name,
  description: `Contact ${business.name} in Lagos for organic oils, butters, seeds, herbs and spices: call ${business.phone}, write to ${business.email} or chat on WhatsApp.`,
}

export const aboutHead: PageHead = {
  title: `About ${business.name}`,
  description: `Who ${business.name} is: organic, sustainably sourced products from local farms, and a friendly way to shop for them.`,
}

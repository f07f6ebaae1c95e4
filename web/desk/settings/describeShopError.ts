import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { closureLimits } from '../../../domain/opening-hours/calendarFields'
import type { ShopInputError } from '../../../domain/settings/shopInput'
import { maxShopTextLength } from '../../../domain/settings/shopSettings'

export function describeShopError(error: ShopInputError): string {
  if (error.field === 'week') return deskSettingsMessages.hoursError
  if (error.field !== 'closures') return deskSettingsMessages.formatTextError(maxShopTextLength)
  switch (error.problem) {
    case 'date':
      return deskSettingsMessages.dateMissing
    case 'repeated':
      return deskSettingsMessages.dateRepeated
    case 'note':
      return deskSettingsMessages.formatNoteError(closureLimits.note)
    case 'tooMany':
      return deskSettingsMessages.formatTooManyClosures(closureLimits.closures)
  }
}

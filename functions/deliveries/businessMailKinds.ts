import type { DeliveryKind } from '../../domain/deliveries/delivery'

/** The e-mails to the business, which may be about several items at once. */
export const businessMailKinds = ['arrivalMail', 'lateMail'] as const satisfies readonly DeliveryKind[]

export type BusinessMailKind = (typeof businessMailKinds)[number]

export function isBusinessMailKind(kind: DeliveryKind): kind is BusinessMailKind {
  return businessMailKinds.some((businessMailKind) => businessMailKind === kind)
}

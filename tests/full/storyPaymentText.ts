/**
 * How to pay. Two stories share the settings of the shop: each writes this text, so that neither loses it when the other
 * publishes.
 */
export const storyPaymentText = 'Pay to 0123456789, Sample Bank.'

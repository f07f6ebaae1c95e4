import { businessDetails } from '../site/businessDetails'

/** What visitors ask about delivery, collection and payment, on /delivery and in the request form, with the built answers. */
export const shopAnswersMessages = {
  deliveryQuestion: 'Where do you deliver?',
  paymentQuestion: 'How do I pay?',
  collectionQuestion: 'Can I collect?',
  timeQuestion: 'How long does it take?',
  deliveryAnswer:
    'Tell us your area in your request. We agree on delivery, its cost and its time with you in our reply.',
  paymentAnswer:
    'You pay nothing on this site. First you get a quote from us, and we tell you how to pay once you accept it.',
  collectionAnswer: `You can collect at ${businessDetails.address.join(', ')} in our opening hours, once we've told you that it's ready.`,
  timeAnswer:
    'Someone replies to you in less than 45 minutes while we are open. How soon you have your products depends on what is in stock and where you are: our reply tells you.',
}

import { shopAnswersMessages } from '../messages/shopAnswers'
import type { PublishedShop } from './shopSettings'

type ShopAnswer = { question: string; answer: string }

/** Answers what visitors ask about delivery, collection and payment: with what the shop has published, else in general. */
export function listShopAnswers({ delivery, collection }: PublishedShop): ShopAnswer[] {
  return [
    {
      question: shopAnswersMessages.deliveryQuestion,
      answer: delivery || shopAnswersMessages.deliveryAnswer,
    },
    { question: shopAnswersMessages.paymentQuestion, answer: shopAnswersMessages.paymentAnswer },
    {
      question: shopAnswersMessages.collectionQuestion,
      answer: collection || shopAnswersMessages.collectionAnswer,
    },
    { question: shopAnswersMessages.timeQuestion, answer: shopAnswersMessages.timeAnswer },
  ]
}

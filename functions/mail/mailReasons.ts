import { businessDetails } from '../../web/domain/site/businessDetails'

/** Why the business gets a mail. */
export const businessMailReason = `This e-mail comes from the website of ${businessDetails.name}, to its own address. Times are in Lagos.`

/** Why a sender gets a mail. */
export const senderMailReason = `You get this e-mail because someone wrote to ${businessDetails.name} and gave this address for the answer. Times are in Lagos. Was it not you? Then there is nothing for you to do, and we are sorry for the bother.`

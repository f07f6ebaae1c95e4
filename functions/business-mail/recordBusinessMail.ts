import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { createDelivery } from '../deliveries/createDelivery'
import type { Services } from '../services'
import type { BusinessMailKind } from '../deliveries/businessMailKinds'

/** Records that the business is to be told about an item by e-mail, unless this deployment sends no e-mail. */
export async function recordBusinessMail(
  { firestore, smtpUrl }: Services,
  item: SentItemKey,
  kind: BusinessMailKind,
  now: number,
): Promise<void> {
  if (smtpUrl !== null) await createDelivery(firestore, item, kind, { to: businessDetails.email }, now)
}

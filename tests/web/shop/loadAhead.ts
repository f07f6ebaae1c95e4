// What the shop loads at its first use is loaded here, so that no test waits for it, and none ends while it loads: a part
// that fails to load then would fail in the next file, too.
import '../../../domain/catalogue/search/searchProducts'
import '../../../domain/messages/orderListPage'
import '../../../domain/typed-lists/createListReader'
import '../../../web/features/account/SessionSync'
import '../../../web/features/account/SignedInMenu'
import '../../../web/features/my-requests/LinkedItem'
import '../../../web/features/my-requests/addRequestToOrderList'
import '../../../web/features/order-list/AccountListSync'
import '../../../web/features/sending/AnswerAlert'
import '../../../web/features/sending/OutboxBanner'
import '../../../web/features/sending/OutboxList'
import '../../../web/state/browserOutbox'

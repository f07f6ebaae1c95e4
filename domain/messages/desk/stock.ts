import { askedDays } from '../../sent-items/findRequestsWithProduct'

/** What is out of stock, and who had asked for it. */
export const deskStockMessages = {
  markSoldOut: 'Mark Out of Stock',
  markBack: 'Back in Stock',
  formatMarkedSoldOut: (name: string) => `${name} is out of stock. Visitors see it within a minute.`,
  formatMarkedBack: (name: string) => `${name} is back in stock. Visitors see it within a minute.`,
  formatRefused: (name: string) =>
    `The database refused the change, so ${name} is as it was. Sign out and in again. If it keeps happening, ask the person who set up your staff account.`,
  formatUnreachable: (name: string) =>
    `We couldn't reach the database, so ${name} may be as it was. Check your connection, then press again: nothing happens twice.`,
  seeWhoAsked: 'See Who Asked',
  whoAsked: 'Who Asked for It',
  backToProduct: 'Back to the Product',
  formatAskedTitle: (name: string) => `Who asked for ${name}`,
  formatUnknownProduct: (id: string) => `product ${id}`,
  askedLead: `The requests of the last ${askedDays} days that have it on their list, newest first.`,
  readyLead: 'A reply is ready for each: read it, change what you like, and send it.',
  soldOutLead: 'It is out of stock. Once it is back, a reply will be ready for each.',
  loadingAsked: 'Reading the requests',
  askedName: 'the requests',
  nobodyAsked: `Nobody has put it on a request in the last ${askedDays} days.`,
  formatAskedCount: (count: number, isComplete: boolean): string => {
    const found = count === 1 ? '1 request' : `${count.toLocaleString('en')} requests`
    return isComplete ? found : `${found} among the newest; older ones were not read`
  },
  openRequest: 'Open',
}

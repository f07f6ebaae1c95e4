import { formatProductCount } from '../order-list/formatProductCount'
import { formatRaisedProducts } from '../order-list/formatRaisedProducts'
import type { SharedListMergeResult } from '../order-list/mergeSharedList'
import { businessDetails } from '../site/businessDetails'

export const guidesMessages = {
  guidesTitle: 'Guides',
  guidesLead: 'Things to make at home, step by step, each with its list to add in one press.',
  guidesPageTitle: `Guides | ${businessDetails.name}`,
  guidesPageDescription: `Guides from ${businessDetails.name} in Lagos: a butter balm, black soap at home and zobo for twenty, with steps, quantities and sources.`,
  formatPageTitle: (title: string) => `${title} | Guides | ${businessDetails.name}`,
  /** A link to a guide from elsewhere. */
  formatLink: (title: string) => `Guide: ${title}`,
  allGuides: 'All Guides',
  browseByUse: 'Browse by Use',
  makesLabel: 'Makes',
  timeLabel: 'Takes',
  needsTitle: 'What you need',
  productsLabel: 'From our shop',
  formatOrderQuantity: (quantity: string) => `${quantity} to order`,
  otherThingsTitle: 'From your kitchen',
  addToList: 'Add these to your list',
  viewList: 'View list',
  undo: 'Undo',
  stepsTitle: 'Step by step',
  sourcesTitle: 'Sources',
  /** The message after the products of a guide were added: how many are new, have more than before, or are as they were. */
  formatAddMessage: ({ added, raised, unchanged }: Omit<SharedListMergeResult, 'items'>): string => {
    if (added + raised.length === 0) return 'All of these are already on your list'
    const parts = [
      added > 0 ? `${formatProductCount(added)} added to your list` : '',
      formatRaisedProducts(raised),
      unchanged > 0 ? `${unchanged} already there` : '',
    ]
    return parts.filter((part) => part !== '').join(', ')
  },
  formatUndoMessage: (count: number): string =>
    count === 0
      ? 'Undone. Your list is empty again'
      : `Undone. Your list has ${formatProductCount(count)} again`,
  notFoundTitle: 'Guide Not Found',
  notFoundText: "There's no guide at this address. It may be mistyped, or the guide may have a new name.",
  notFoundPageTitle: `Guide Not Found | ${businessDetails.name}`,
  notFoundPageDescription: `This guide is not among those of ${businessDetails.name}.`,
}

import type { DemoItem } from '../demoItem'
import { ada, adetola, cooperative, ebere, halima, halimaOnWhatsApp, mamaNkechi } from '../demoPeople'

/** Requests and enquiries with at least 20 minutes left, which nobody answers yet. */
export const freshItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'K7RWQ4',
    sender: ada,
    sentAgo: 0,
    list: 'Shea Butter: 5\nCocoa Butter: 2\nSweet Almond Oil: 1.5',
  },
  {
    kind: 'enquiries',
    reference: 'ZB3XHN',
    sender: halima,
    sentAgo: 1,
    subject: 'Do you deliver to Surulere?',
    message:
      'Good day. Do you deliver to Surulere, and on which days? I need hibiscus for a party. Thank you.',
  },
  {
    kind: 'requests',
    reference: 'P2GTVM',
    sender: adetola,
    sentAgo: 3,
    list: 'Black Soap: 10\nCamwood Powder: 0.5\nHoney, if you have the dark one\n\nẸ ṣé o!',
  },
  {
    kind: 'requests',
    reference: 'D8NYCE',
    sender: cooperative,
    sentAgo: 6,
    list: `Good morning, this is our list for the whole co-operative:

Egusi Seeds: 25
Ogbono Seeds: 12.5
Tigernuts: 20
Sesame Seeds: 8
Pumpkin Seeds: 3
Bitter Kola: 4
Dried Ginger: 6
Cloves: 2.5
Calabash Nutmeg: 3
Alligator Pepper: 1.5
Uziza Seeds: 2
Locust Beans: 10
Prekese Pods: 1
Uda Pods: 1
Black Peppercorns: 2
Cinnamon Sticks: 1.5
Scent Leaf: 5
Bitter Leaf: 8
Uziza Leaf: 4
Utazi Leaf: 2
Afang Leaf: 6
Bay Leaf: 1
Turmeric Powder: 4
Baobab Leaf Powder: 3.5
Red Palm Oil: 50
Groundnut Butter: 10

Please pack each kind in its own bag and write the name on it. We share everything out on Saturday.`,
  },
  {
    kind: 'enquiries',
    reference: 'V5KAJ9',
    sender: ada,
    sentAgo: 9,
    subject: 'My shea butter has become grainy, did I do something wrong?',
    message: `Hello,

I bought shea butter from you last month for my body creams. The first two batches were smooth, like silk. The third batch was smooth on the day I made it, but a week later it had small grains in it, like fine sand, and my customers noticed.

This is what I did: I melted the shea butter in a pot on low fire, added sweet almond oil when it was all liquid, poured everything into jars, and left the jars on the kitchen table overnight. It was a very hot day and we had no light, so the fan was off. The first two times I had put the jars into the fridge straight away, because I was in a hurry.

Now my questions:

1. Did the grains come from cooling too slowly, or is something wrong with the butter?
2. Can I melt the same jars again and save them, or must I throw them away? There are fourteen of them.
3. Would it help to take half of the shea butter out and use cocoa butter or mango butter in its place?
4. How long does your shea butter keep once the bag is open? I keep it in a bucket with a lid, in a dark corner.

I am not complaining, the butter smells wonderful and everyone likes it. I only want to do it right the next time, as I have an order for a wedding: sixty small jars as gifts for the guests.

Thank you for your help, and God bless your work.

Adaeze`,
  },
  {
    kind: 'requests',
    reference: 'H4SUBX',
    sender: halimaOnWhatsApp,
    sentAgo: 14,
    list: `Hibiscus Petals: 6
Cloves: 0.5
ginger, the dry one, 2 big bags
500 g of sheer butter
and whatever you have for making zobo taste sweet without sugar`,
  },
  {
    kind: 'requests',
    reference: 'Y6MFDQ',
    sender: mamaNkechi,
    sentAgo: 19,
    list: '2 kg egusi seeds',
  },
  {
    kind: 'enquiries',
    reference: 'T9CVGR',
    sender: ebere,
    sentAgo: 24,
    subject: 'Papers for the lab tests',
    message:
      'Your site says that your products are lab tested. Our members ask for the papers. Can you send us those for the groundnut butter and the red palm oil?',
  },
]
